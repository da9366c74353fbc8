const first = (text: string, names: Record<string, RegExp>): string => Object.entries(names).find(([, mark]) => mark.test(text))?.[0] ?? "";

/** What a person may recognise this device by. */
export function deviceName(agent = navigator.userAgent): string {
  const browser = first(agent, { Firefox: /Firefox|FxiOS/, Edge: /Edg/, Opera: /OPR/, Chrome: /Chrome|CriOS/, Safari: /Safari/ });
  const system = first(agent, { iPhone: /iPhone/, iPad: /iPad/, Android: /Android/, Windows: /Windows/, Mac: /Mac OS/, Linux: /Linux|X11/ });
  return [browser, system].filter(Boolean).join(", ");
}
