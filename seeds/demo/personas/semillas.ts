/** Seed of the demo's affiliates. */
export const SEMILLA_AFILIADOS = 20_261_121
/** Seed of the demo's cases, and how many there are. */
export const SEMILLA_CASOS = 4_190_711
export const CASOS_DE_DEMO = 100
/** How many affiliates the demo has. */
export const AFILIADOS_DE_DEMO = 2_000
/** Seed of the people of the sample papers, who are not affiliated yet. */
export const SEMILLA_MUESTRAS = 7_351
/** Seed of those who answer for the demo's entities. */
export const SEMILLA_CARGOS = 8_820_193
/** Seed of the signatures of who signs a close. */
export const SEMILLA_FIRMAS = 7_919
