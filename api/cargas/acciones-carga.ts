import type { Actor } from '#domain/acceso/actor.ts'
import { ESTADOS_CARGA } from '#domain/cargas/estado-carga.ts'
import { motivoCargaIssues } from '#domain/cargas/motivo-carga.ts'
import { rutaCarga } from '#domain/cargas/ruta-carga.ts'
import type { EstadoTramite } from '#domain/fondos/dos-aprobaciones.ts'
import type { ResumenPropuesta } from '#domain/autorizaciones/propuesta.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import type { Accion, AccionTramite, EfectoDeDos, HechoDeDos } from '#api/autorizaciones/accion.ts'
import { findRow } from '#api/db/find-row.ts'
import { execute } from '#api/db/sql.ts'
import { broken, conflict } from '#api/errors.ts'
import { avisarACargador } from './aprobacion/avisar-carga.ts'
import { assertEstado, folioDe, holdCarga, loadCarga, type CargaRow } from './carga-row.ts'
import { lugarEnBitacora, lugarTexto } from './datos-de-carga.ts'
import { CargaModel } from './models/CargaModel.ts'
import { publicarCarga } from './publicar-carga.ts'
import { refuerzoDe } from './refuerzo-de-carga.ts'
import { servidorDe } from './tipos/servidores.ts'

interface DatosCarga {
  readonly id: number
}

/**
 * Loads a file: a validator of the dependency and then an auxiliar (decision 11.7), and a jefe after them where `refuerzoDe` says so. The
 * last approval makes its rows count.
 */
export const APLICAR_CARGA: AccionTramite<DatosCarga> = {
  id: 'carga.aplicar',
  revisar: async (_actor, { id }) => efectoDeCarga(await revisada(id)),
  aplicar: async (actor, { id }) => {
    return aplicarCarga(actor, await revisada(id))
  },
  decidido: ({ id }, estado) => decidirCarga(id, estado, 'La rechazó el instituto.'),
}

/** Stores the payments of a file of the bank: who loaded it proposes, another person with the capability authorises (decision 11.7). */
export const CARGAR_PAGOS: Accion<DatosCarga> = {
  id: 'carga.pagos',
  aplicar: async (actor, { id }) => aplicarCarga(actor, await revisada(id)),
  decidido: ({ id }, estado) => decidirCarga(id, estado, 'No se autorizó: ningún pago cuenta.'),
}

/** Registers the people of an initial padrón: who loaded it proposes, a jefe authorises it. A job then writes them. */
export const CARGAR_PADRON: Accion<DatosCarga> = {
  id: 'carga.padron',
  aplicar: async (actor, { id }) => aplicarCarga(actor, await revisada(id)),
  decidido: ({ id }, estado) => decidirCarga(id, estado, 'No se autorizó: ninguna persona entró.'),
}

async function aplicarCarga(actor: Actor, carga: CargaRow): Promise<HechoDeDos> {
  const { id } = carga
  await publicarCarga(actor, carga)
  await logCarga(actor, 'carga.aplicar', carga)
  return { ...(await efectoDeCarga(await loadCarga(id))), registro: id }
}

/** Moves a load with the decision about its proposal: `rechazo` says why it does not count. */
async function decidirCarga(id: number, estado: EstadoTramite, rechazo: string): Promise<void> {
  if (estado === 'aprobado') return
  const [hoy, porque] = estado === 'rechazado' ? ['rechazada', rechazo] : ['por_aprobar', '']
  await execute('UPDATE cargas SET estado = $1, rechazo = $2, version = version + 1 WHERE id = $3', [hoy, porque, id])
}

interface DatosDeshacer extends DatosCarga {
  readonly motivo: string
}

/** Takes a load back whole while nothing was built on it (decision 11.7). Throws 409 with what was built on it. */
export const DESHACER_CARGA: Accion<DatosDeshacer> = {
  id: 'carga.deshacer',
  aplicar: async (actor, { id, motivo }) => {
    const carga = await holdCarga(id)
    assertEstado(carga, 'deshacer')
    const faltas = motivoCargaIssues(motivo, 'deshacer')
    if (faltas.length > 0) throw broken(faltas)
    await servidorDe(carga).assertRetirable(carga)
    const efecto = await efectoDeDeshacer(carga, motivo.trim())
    await servidorDe(carga).retirar(actor, carga)
    await logCarga(actor, 'carga.deshacer', carga, motivo.trim())
    return { ...efecto, registro: id }
  },
  unicaDe: ({ id }) => ({ id }),
  decidido: async ({ id, motivo }, estado) => {
    if (estado === 'aprobado')
      await avisarACargador(await loadCarga(id), 'Se deshizo', `Sus renglones ya no cuentan: ${motivo.trim()}`)
  },
}

/** What undoing a load changes: what counts today, and that it will not. The load that it had replaced counts again. */
async function efectoDeDeshacer(carga: CargaRow, motivo: string): Promise<ResumenPropuesta> {
  const resumen = await resumenDeCarga(carga)
  const sustituida = carga.sustituyeId === null ? null : await loadCarga(carga.sustituyeId)
  const { aplicada, deshecha, sustituida: yaSustituida } = ESTADOS_CARGA
  return {
    ...resumen,
    cambios: [
      { campo: 'Motivo', antes: '', despues: motivo },
      { campo: 'Estado', antes: aplicada, despues: deshecha },
      ...(sustituida?.estado === 'sustituida'
        ? [{ campo: `Estado de ${folioDe(sustituida)}`, antes: yaSustituida, despues: aplicada }]
        : []),
      ...resumen.cambios.map(({ campo, despues }) => ({ campo, antes: despues, despues: 'Ya no cuenta' })),
    ],
  }
}

async function revisada(id: number): Promise<CargaRow> {
  const carga = await holdCarga(id)
  assertEstado(carga, 'aprobar')
  if (carga.sustituyeId !== null) await assertVigente(carga)
  return carga
}

/** The load that it replaces must still be the one that counts. */
async function assertVigente({ sustituyeId }: CargaRow): Promise<void> {
  const other = await findRow(CargaModel, { id: sustituyeId ?? 0 }, ['estado'])
  if (other?.estado !== 'aplicada')
    throw conflict('estado', 'La carga que sustituye ya no está vigente: carga el archivo de nuevo.')
}

function logCarga(actor: Actor, acto: 'carga.aplicar' | 'carga.deshacer', carga: CargaRow, nota = ''): Promise<void> {
  const { id, archivo, huella } = carga
  const despues = { archivo, ...lugarEnBitacora(carga), huella, nota }
  return logActo(actor, { acto, objeto: 'carga', objetoId: id, despues })
}

/** What everybody who approves a load reads, with why a jefe authorises it as well. */
export async function efectoDeCarga(carga: CargaRow): Promise<EfectoDeDos> {
  const resumen = await resumenDeCarga(carga)
  const refuerzo = await refuerzoDe(carga)
  if (refuerzo.length === 0) return resumen
  const razones = { campo: 'Autoriza también un jefe', antes: '', despues: refuerzo.join(' ') }
  return { ...resumen, cambios: [...resumen.cambios, razones], exige: 'aprobar' }
}

/** Its file, and what its kind adds up. */
export async function resumenDeCarga(carga: CargaRow): Promise<ResumenPropuesta> {
  const { cuantos, cambios, importeCentavos } = await servidorDe(carga).resumen(carga)
  const filas = [
    ['Archivo', carga.archivo],
    ...cambios,
    ...(carga.motivo === '' ? [] : [['Sustituye a la anterior', carga.motivo] as const]),
  ] as const
  return {
    sujeto: `${folioDe(carga)}, ${lugarTexto(carga)}, ${cuantos}`,
    cambios: filas.map(([campo, despues]) => ({ campo, antes: '', despues })),
    importeCentavos,
    enlace: rutaCarga(folioDe(carga)),
  }
}
