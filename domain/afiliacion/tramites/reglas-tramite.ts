import type { BloqueCambios, ReglasTipo } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import { TRAMITES, type Tramite } from './tramite.ts'

/**
 * The rules of a type as one of its procedures takes them: one that changes the post alone takes only whom the type lets
 * change post (decisions §10.1).
 */
export function reglasDeTramite(tramite: Tramite, reglas: ReglasTipo): ReglasTipo {
  const bloques: readonly BloqueCambios[] = TRAMITES[tramite].bloques
  if (bloques.length === 0 || bloques.some((bloque) => bloque !== 'datosLaborales')) return reglas
  const causas = reglas.causas.map((causa) => ({
    ...causa,
    desde: causa.desde.filter((letra) => reglas.laboralDesde.includes(letra)),
    soloInstituto: causa.soloInstituto.filter((letra) => reglas.laboralDesde.includes(letra)),
  }))
  return { ...reglas, causas }
}
