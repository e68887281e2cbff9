import { nombrarPropuestas } from '#api/autorizaciones/nombrar-propuestas.ts'
import { nombrarRetenciones } from '#api/fondos/retenciones/nombrar-retenciones.ts'
import { nombrarCierres } from '#api/quincenas/nombrar-cierres.ts'
import type { NombresDeAreas } from '#api/acceso/bitacora/nombres/nombres-de-areas.ts'

/** What each area calls its records in the bitácora. One line each. */
export const NOMBRES_DE_REGISTROS: NombresDeAreas = {
  cierre: nombrarCierres,
  retencion: nombrarRetenciones,
  propuesta: nombrarPropuestas,
}
