import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaCode, quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import type { OpcionesCarga } from '#domain/cargas/carga.ts'
import { FORMATOS } from '#domain/cargas/planos/plano.ts'
import { isDeEntidad, type TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { ventanaOverlay } from '#domain/calendario/ventana-texto.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { estadoVentana } from '#api/calendario/estado-ventana.ts'
import { today } from '#api/clock.ts'
import { listPlanos, listPlanosEn } from '#api/cargas/plano-row.ts'
import { entidadesDeCarga } from '#api/cargas/entidades-de-carga.ts'
import { asuntosDe } from '#api/cargas/tipos/asunto-de-carga.ts'
import { tiposQueCarga } from '#api/cargas/tipos/derechos-de-tipo.ts'

/** Quincenas before the open one whose files may still come. */
const ANTERIORES = 24

/** What the form of a new load offers. Throws 403. */
export async function opcionesCarga(actor: Actor): Promise<OpcionesCarga> {
  authorize(actor, 'cargas.cargar')
  const tipos = tiposQueCarga(actor)
  const quincenas = await quincenasElegibles(actor)
  const porDia = new Map(quincenas.map((quincena) => [quincenaRange(quincena).inicio, quincenaCode(quincena)]))
  const deQuincenas = await listPlanosEn([...porDia.keys()])
  const deHoy = (await listPlanos(today())).map((plano) => ({ plano, dias: [] }))
  const planos = [
    ...deQuincenas.filter(({ plano: { tipo } }) => isDeEntidad(tipo)),
    ...deHoy.filter(({ plano: { tipo } }) => !isDeEntidad(tipo)),
  ].filter(({ plano: { tipo } }) => tipos.includes(tipo))
  const [ultima = quincenaOf(today())] = quincenas
  return {
    planos: planos.map(({ plano: { clave, nombre, tipo, definicion }, dias }) => ({
      ...{ clave, nombre, tipo },
      formato: FORMATOS[definicion.formato],
      quincenas: dias.map((dia) => porDia.get(dia) ?? ''),
    })),
    asuntos: await asuntosElegibles(tipos),
    entidades: tipos.some(isDeEntidad) ? await entidadesDeCarga(actor, ultima) : [],
    quincenas: quincenas.map(quincenaCode),
    quincena: quincenaCode(ultima),
    cerrado: await porQueCerrado(actor),
  }
}

async function asuntosElegibles(tipos: readonly TipoCargaId[]): Promise<OpcionesCarga['asuntos']> {
  const deCada = await Promise.all(
    tipos.map(async (tipo) => (await asuntosDe(tipo)).map(({ clave, nombre }) => ({ tipo, clave, nombre }))),
  )
  return deCada.flat()
}

/** Ordinals of the quincenas whose files can be loaded, the latest first: the open one and the year before it. */
export async function quincenasElegibles(actor: Actor): Promise<number[]> {
  const { quincena: ultima } = await estadoVentana(actor, 'ALTA_BAJA_CAMBIO')
  return Array.from({ length: ANTERIORES + 1 }, (_, i) => ultima - i)
}

/** The window of captures closes loads of a dependency too. */
async function porQueCerrado(actor: Actor): Promise<string> {
  if (actor.ambito === 'instituto') return ''
  const estado = await estadoVentana(actor, 'ALTA_BAJA_CAMBIO')
  if (estado.open) return ''
  const { titulo, explicacion, proxima } = ventanaOverlay(estado)
  return `${titulo}. ${explicacion} ${proxima}.`
}
