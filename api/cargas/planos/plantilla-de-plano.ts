import { stringify } from 'csv-stringify/sync'
import iconv from 'iconv-lite'
import type { Actor } from '#domain/acceso/actor.ts'
import { FORMATOS, type DefinicionPlano } from '#domain/cargas/planos/plano.ts'
import { explicarPlano, type PlanoExplicado } from '#domain/cargas/planos/plantilla/explicar-plano.ts'
import { plantillaDePlano } from '#domain/cargas/planos/plantilla/plantilla-plano.ts'
import { tipoCarga } from '#domain/cargas/tipos-carga.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import type { ArchivoDado } from '#api/files/descarga.ts'
import { anioDeArchivo, findPlanoOfrecido, type PlanoGuardado } from '#api/cargas/plano-row.ts'
import { libroDePlantilla } from './libro-de-plantilla.ts'

interface DeClave {
  readonly clave: string
}

/** How a file of a layout is filled in: its columns one by one, and what concerns the whole file. Throws 403, 404. */
export async function explicacionDePlano(actor: Actor, { clave }: DeClave): Promise<PlanoExplicado> {
  authorize(actor, 'cargas.leer')
  return explicado(await findPlanoOfrecido(clave, today()))
}

function explicado({ clave, nombre, tipo, definicion }: PlanoGuardado): PlanoExplicado {
  const formato = FORMATOS[definicion.formato]
  return { clave, nombre, formato, ...explicarPlano(definicion, tipoCarga(tipo)) }
}

/** The template of a layout as a text: titles, a fictional row and its row of totals. Throws 403, 404. */
export async function textoDePlantilla(actor: Actor, { clave }: DeClave): Promise<string> {
  authorize(actor, 'cargas.leer')
  return textoDe(await findPlanoOfrecido(clave, today()))
}

/**
 * The template of a layout as a file: a workbook whose second sheet explains the columns, where the layout reads workbooks; else a text. Throws
 * 403, 404.
 */
export async function archivoPlantilla(actor: Actor, { clave }: DeClave): Promise<ArchivoDado> {
  authorize(actor, 'cargas.leer')
  const plano = await findPlanoOfrecido(clave, today())
  const nombre = `plantilla-${plano.clave.toLowerCase()}`
  switch (plano.definicion.formato) {
    case 'xlsx':
    case 'delimitado':
      return libroDePlantilla(nombre, filasDe(plano), explicado(plano), plano.definicion.hoja)
    case 'dbf':
      return texto(`${nombre}.csv`, 'text/csv', plano)
    case 'ancho_fijo':
      return texto(`${nombre}.txt`, 'text/plain', plano)
  }
}

function texto(nombre: string, tipo: string, plano: PlanoGuardado): ArchivoDado {
  const cuerpo = enCodificacion(`${textoDe(plano)}\r\n`, plano.definicion)
  return { nombre, tipo: `${tipo}; charset=utf-8`, cuerpo: new Blob([cuerpo]).stream() }
}

/** A mark tells spreadsheets that a CSV is UTF-8. A layout with another encoding reads no mark. */
function enCodificacion(text: string, { codificacion, formato }: DefinicionPlano): Uint8Array<ArrayBuffer> {
  if (codificacion === 'windows-1252' || codificacion === 'cp850')
    return new Uint8Array(iconv.encode(text, codificacion))
  return new TextEncoder().encode(formato === 'ancho_fijo' ? text : `\ufeff${text}`)
}

function textoDe(plano: PlanoGuardado): string {
  const { formato, separador } = plano.definicion
  const filas = filasDe(plano)
  if (formato === 'ancho_fijo') return filas.flat().join('\r\n')
  const delimiter = separador === undefined || separador === 'detectar' ? ',' : separador
  return stringify(
    filas.map((fila) => [...fila]),
    { delimiter, record_delimiter: '\r\n' },
  ).trimEnd()
}

function filasDe({ tipo, definicion }: PlanoGuardado): (readonly string[])[] {
  const contexto = { hoy: today(), periodo: definicion.periodo, cercaDe: anioDeArchivo(null) }
  const { titulos, ejemplo, totales } = plantillaDePlano(definicion, tipoCarga(tipo), contexto)
  return [titulos, ejemplo, totales ?? []].filter((fila) => fila.length > 0)
}
