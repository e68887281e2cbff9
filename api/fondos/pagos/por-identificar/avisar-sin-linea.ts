import type { Actor } from '#domain/acceso/actor.ts'
import { actosDe } from '#domain/acceso/capacidades/capacidad.ts'
import { can } from '#domain/acceso/can.ts'
import { CAPACIDADES } from '#domain/acceso/llamadas.ts'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { isReversa } from '#domain/fondos/pagos/por-identificar.ts'
import type { PagoSinLinea } from '#domain/fondos/pagos/panel-pagos.ts'
import { cuentasQuePueden } from '#api/autorizaciones/cuentas-que-pueden.ts'
import { notificar } from '#api/avisos/notificar.ts'

/** Notifies the people who can propose the line of these payments, the treasury among them, except `actor`. One notice per load; runs in the transaction of the load. */
export async function avisarSinLinea(actor: Actor, pagos: readonly PagoSinLinea[]): Promise<void> {
  const [first] = pagos
  if (!first) return
  const avisadas = await cuentasQuePueden(actor, actosDe(CAPACIDADES['pagos.cargar']), (quien) =>
    can(quien, 'pagos.cargar'),
  )
  await notificar(
    avisadas.map((usuarioId) => ({
      usuarioId,
      clase: 'pago',
      titulo: `${cuentaTexto(pagos.length, 'pago')} por identificar`,
      texto: `${[...recibido(pagos), ...retirado(pagos)].join(' ')} Falta asignarlos o devolverlos.`,
      enlace: `${rutaVista('validacionPagos')}&tab=por-identificar`,
      clave: `pago-sin-linea:${first.operacion.toLowerCase()}:${first.sugerida}`,
    })),
  )
}

const sumOf = (pagos: readonly PagoSinLinea[]): string =>
  formatPesos(Math.abs(pagos.reduce((sum, { importeCentavos }) => sum + importeCentavos, 0)))

function recibido(pagos: readonly PagoSinLinea[]): string[] {
  const own = pagos.filter((pago) => !isReversa(pago))
  const verbo = own.length === 1 ? 'corresponde' : 'corresponden'
  return own.length === 0 ? [] : [`El banco recibió ${sumOf(own)} que no ${verbo} a una línea en vigor.`]
}

function retirado(pagos: readonly PagoSinLinea[]): string[] {
  const own = pagos.filter(isReversa)
  const deQue = own.length === 1 ? 'de un pago que no está registrado' : 'de pagos que no están registrados'
  return own.length === 0 ? [] : [`El banco retiró ${sumOf(own)} ${deQue}.`]
}
