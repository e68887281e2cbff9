import { stringify } from 'csv-stringify/sync'
import type { Actor } from '#domain/acceso/actor.ts'
import { FORMATOS, type Posicion } from '#domain/cargas/planos/plano.ts'
import type { EstadoPlano } from '#domain/cargas/planos/vigencia.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import { selectPlanos } from './planos/versiones-plano.ts'
import { findPlanoOfrecido } from './plano-row.ts'

/** A layout as lists show it. */
export interface PlanoEnLista {
  readonly clave: string
  readonly nombre: string
  readonly tipo: string
  readonly version: number
  readonly formato: string
  /** First day of the newest version. */
  readonly desde: PlainDate
  readonly estado: EstadoPlano
}

/** The layouts, by key. Throws 403. */
export async function listPlanos(actor: Actor): Promise<PlanoEnLista[]> {
  authorize(actor, 'cargas.leer')
  return (await selectPlanos()).map(({ tipo, formato, ...plano }) => ({
    ...plano,
    tipo: TIPOS_CARGA[tipo].titulo,
    formato: FORMATOS[formato],
  }))
}

/** A file to fill in. */
interface Plantilla {
  readonly texto: string
  readonly extension: 'csv' | 'txt'
}

/** The titles of a layout as a file to fill in; for fixed widths, where each field stands. Throws 403, 404. */
export async function plantillaDePlano(actor: Actor, clave: string): Promise<Plantilla> {
  authorize(actor, 'cargas.leer')
  const { tipo, definicion } = await findPlanoOfrecido(clave, today())
  const { campos } = TIPOS_CARGA[tipo] as { readonly campos: Readonly<Record<string, { readonly titulo: string }>> }
  const titulos = definicion.campos.flatMap(({ campo, en }) =>
    en ? [tituloDe(campos[campo]?.titulo ?? campo, en)] : [],
  )
  const { conceptos } = definicion
  const deConceptos =
    conceptos?.forma === 'renglon'
      ? [tituloDe('Concepto', conceptos.concepto), tituloDe('Importe', conceptos.importe)]
      : []
  if (definicion.formato === 'ancho_fijo') return { texto: titulos.join('\r\n'), extension: 'txt' }
  return { texto: stringify([[...titulos, ...deConceptos]]).trimEnd(), extension: 'csv' }
}

function tituloDe(titulo: string, en: Posicion): string {
  if ('titulo' in en) return en.titulo
  return 'columna' in en ? titulo : `${String(en.desde).padStart(4)}–${String(en.hasta).padEnd(4)} ${titulo}`
}
