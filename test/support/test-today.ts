/** Friday inside the movements window of quincena 22 of 2026. */
export const TEST_TODAY = '2026-11-20'
