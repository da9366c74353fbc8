import type { IconName } from "../../../shell/kit/icons";

/** A sign for each event of a month. */
const SIGNS: Record<string, IconName> = {
  fair_wind: "windsock",
  royal_favor: "crown",
  court_day: "throne-king",
  alms_box: "two-coins",
  thick_fog: "fluffy-cloud",
  armed_escort: "crossed-sabres",
  lucky_charm: "clover",
  squall: "lightning-storm",
  market_day: "shop",
  hiring_fair: "conversation",
  open_quay: "anchor",
  slack_trade: "scales",
  curfew: "night-sleep",
  pilots_report: "spyglass",
};
export const eventSign = (event: string): IconName => SIGNS[event] ?? "hourglass";
