import { defineTrabajoCabeza } from '#api/acceso/bitacora/trabajo-cabeza.ts'
import { defineTrabajoVerificar } from '#api/acceso/bitacora/trabajo-verificar.ts'
import { defineTrabajoProgramados } from '#api/afiliacion/organizacion/trabajo-programados.ts'
import { defineTrabajoPapeles } from './afiliacion/expediente/papeles-sin-uso.ts'
import { AVISOS_DEL_DIA } from '#api/avisos-del-dia.ts'
import { defineTrabajosAvisos } from '#api/avisos/diario/trabajos-avisos.ts'
import { defineTrabajosCargas } from '#api/cargas/marcha/trabajo-carga.ts'
import { defineTrabajoExcedentes } from '#api/cargas/nomina/excedentes/trabajo-excedentes.ts'
import { defineTrabajoOlvidarCargas } from '#api/cargas/olvidar-cargas.ts'
import { defineTrabajosExportes } from '#api/http/exportes/trabajo-exportes.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { defineTrabajoRendimiento } from '#api/fondos/cair/trabajo-rendimiento.ts'
import { defineTrabajoIconos } from '#api/instituto/iconos-sin-uso.ts'
import { defineTrabajoCuadre } from '#api/fondos/cuadre/trabajo-cuadre.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { defineTrabajoExtintas } from '#api/quincenas/extintas/trabajo-movimientos.ts'
import { defineTrabajoOlvidar } from '#api/usuarios/entrada/olvidar-intentos.ts'

/** Makes every area's jobs and schedules known; the server calls it before it starts to run them. One line each. */
export function definirTrabajos(): void {
  defineTrabajoCabeza()
  defineTrabajoVerificar()
  defineTrabajosAvisos(AVISOS_DEL_DIA)
  defineTrabajoIconos()
  defineTrabajoPapeles()
  defineTrabajoAplicar()
  defineTrabajoRendimiento()
  defineTrabajoProgramados()
  defineTrabajoExtintas()
  defineTrabajoCuadre()
  defineTrabajoOlvidar()
  defineTrabajosCargas()
  defineTrabajoExcedentes()
  defineTrabajoOlvidarCargas()
  defineTrabajosExportes(loadActor)
}
