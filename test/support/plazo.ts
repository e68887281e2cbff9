/** Milliseconds that any wait of a test may take. `PLAZO_S`, in seconds, changes it for a machine under heavy load. */
export const PLAZO = Number(process.env['PLAZO_S'] ?? 60) * 1000
