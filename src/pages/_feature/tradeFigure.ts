/** The figure of a trade: one closed line with a loop for each person and a knot of four strands for the lock. */
export const tradeFigure = { grid: { columns: 5, rows: 3 }, seed: 6, density: 0.25 } as const;

/**
 * In so many parts the length of its line is counted. The styles of a trade say
 * how far the funds are; on this figure all these places are whole numbers.
 */
export const tradeLength = 24;

/** Where the line passes the seller, first comes to the lock, and passes the buyer. */
export const tradePlaces = { seller: 3, escrow: 8, buyer: 15 } as const;
