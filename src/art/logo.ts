/** The figure of the logo mark: three dots across, two down, no mirrors. One line, simple enough for 16 px. */
export const logoFigure = { columns: 3, rows: 2, seed: 1, density: 0, stroke: 0.9 } as const;
