import type { Acto } from '#domain/acceso/acto.ts'

/**
 * What one area keeps of requests, corrections or loads made by some accounts that wait for the signature of one of `actos`, each by
 * its name ("movimiento A-000012").
 */
export type SolicitudesEnEspera = (cuentas: readonly number[], actos: readonly Acto[]) => Promise<string[]>

/** Names that a refusal says; one more is read, so that it can say that there are others. */
export const SOLICITUDES_NOMBRADAS = 3
