import { avisosDeBorrador } from './afiliacion/borradores/avisos-de-borrador.ts'
import { avisosDeLicencia } from '#api/afiliacion/licencias/avisos-de-licencia.ts'
import { avisosDeVentana } from '#api/calendario/avisos-de-ventana.ts'
import { avisosDeDocumento } from '#api/procesos/documentacion/avisos-de-documento.ts'
import type { AvisosDelDia } from '#api/avisos/diario/run-avisos-diarios.ts'

/** What each area tells people every day. One line each. */
export const AVISOS_DEL_DIA: readonly AvisosDelDia[] = [
  avisosDeVentana,
  (_today, instantMs) => avisosDeBorrador(instantMs),
  avisosDeDocumento,
  avisosDeLicencia,
]
