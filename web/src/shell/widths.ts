/** Up to this width in pixels a page is laid out for a phone, above it for a desk. Nothing else names it: styles say `(--narrow-page)` and `(--wide-page)`. */
const LIMIT = 1020;

export const NARROW = `(max-width: ${LIMIT}px)`;
export const WIDE = `(min-width: ${LIMIT + 1}px)`;
