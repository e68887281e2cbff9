import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { actosDe } from '#domain/acceso/capacidades/capacidad.ts'
import { CAPACIDADES } from '#domain/acceso/llamadas.ts'
import type { CuentaFalta } from '#domain/cargas/carga.ts'
import { AJENAS_SIN_AVISO } from '#domain/cargas/limites-carga.ts'
import { rutaCarga } from '#domain/cargas/ruta-carga.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { cuentasQuePueden } from '#api/autorizaciones/cuentas-que-pueden.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { folioDe, type CargaRow } from '#api/cargas/carga-row.ts'
import type { Juicio } from '#api/cargas/tipos/servidor-de-carga.ts'

/** Logs in the bitácora each person of another dependency whose name a load shows to `actor`. */
export async function anotarAjenas(actor: Actor, juicios: readonly Juicio[]): Promise<void> {
  if (actor.ambito === 'instituto') return
  const ids = new Set(juicios.flatMap(({ ajenaId }) => ajenaId ?? []))
  await auditRead(
    actor,
    ...[...ids].map((objetoId) => ({
      acto: 'afiliado.coincidencia' as const,
      objeto: 'afiliado' as const,
      objetoId,
    })),
  )
}

/** Notifies the institute of a load with many people of other dependencies. In the transaction that ends its reading. */
export async function avisarAjenas(actor: Actor, carga: CargaRow): Promise<void> {
  if (actor.ambito === 'instituto') return
  const { renglones = 0 } = (JSON.parse(carga.faltas) as CuentaFalta[]).find(({ codigo }) => codigo === 'C306') ?? {}
  if (renglones <= AJENAS_SIN_AVISO) return
  const avisadas = await cuentasQuePueden(actor, actosDe(CAPACIDADES['bitacora.leer']), (quien) =>
    can(quien, 'bitacora.leer'),
  )
  const folio = folioDe(carga)
  await notificar(
    avisadas.map((usuarioId) => ({
      usuarioId,
      clase: 'carga',
      titulo: `${folio} trae claves de ${renglones} personas de otras dependencias`,
      texto: `${actor.nombre} leyó ${carga.archivo}, de ${carga.entidad}: el portal le dijo el nombre y la situación de cada una. Cada respuesta está en la bitácora. Confirma que el archivo sea de esa entidad.`,
      enlace: rutaCarga(folio),
      clave: `carga-ajenas:${folio}:${carga.version}`,
    })),
  )
}
