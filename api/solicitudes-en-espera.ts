import { movimientosEnEspera } from '#api/afiliacion/turnos/movimientos-en-espera.ts'
import { propuestasEnEspera } from '#api/autorizaciones/propuestas-en-espera.ts'
import { cargasEnEspera } from '#api/cargas/consulta/cargas-en-espera.ts'
import { cierresEnEspera } from '#api/quincenas/cierres/cierres-en-espera.ts'
import type { SolicitudesEnEspera } from '#api/usuarios/delegaciones/solicitudes-en-espera.ts'

/** What each area keeps of requests that wait for a signature. One line each. */
export const SOLICITUDES_EN_ESPERA: readonly SolicitudesEnEspera[] = [
  movimientosEnEspera,
  cierresEnEspera,
  propuestasEnEspera,
  cargasEnEspera,
]
