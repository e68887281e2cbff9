import { open } from 'node:fs/promises'
import iconv from 'iconv-lite'
import { stringify } from 'csv-stringify/sync'
import type { Actor } from '#domain/acceso/actor.ts'
import { isRechazo } from '#domain/cargas/codigos.ts'
import { faltaTexto, type Falta } from '#domain/cargas/falta.ts'
import { titulosDe, titulosFaltantes } from '#domain/cargas/lectura/compilar-plano.ts'
import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'
import { isTodoONada } from '#domain/cargas/tipos-carga.ts'
import { COLUMNAS_MALOS, marcaDeMalos } from '#domain/cargas/renglones-malos.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { selectRows } from '#api/db/sql.ts'
import { localPath } from '#api/files/storage.ts'
import { archivoDeCarga, findCarga, folioDe, type CargaRow } from './carga-row.ts'
import { examinar, type ArchivoVisto } from './lectura/examinar.ts'
import { separadorDe } from './lectura/leer-delimitado.ts'
import { leerCeldas } from './lectura/proceso-lectura.ts'
import { titulosDelArchivo } from './lectura/recorrer.ts'
import { codificacionDe, type CodificacionLeida } from './lectura/texto-de-bytes.ts'
import { findPlanoDe } from './plano-row.ts'

/** A refused row and why. */
interface Malo {
  readonly linea: number
  readonly byte: number
  readonly bytes: number
  readonly faltas: string
}

const PAGINA = 1_000

/**
 * The refused rows of a load as a file that can be corrected and sent again. Of a kind that is all or nothing it has every row: none entered. Each original line stands byte for byte, plus its codes
 * and what to correct. Of a workbook or a DBF it is a CSV of its cells. It begins with a line that names the load. Noted in the bitácora. Throws 403, 404.
 */
export async function* renglonesMalos(actor: Actor, folio: string): AsyncGenerator<Buffer> {
  authorize(actor, 'cargas.leer')
  const carga = await findCarga(actor, folio)
  await auditRead(actor, { acto: 'carga.malos', objeto: 'carga', objetoId: carga.id })
  const { definicion } = await findPlanoDe(carga.planoId)
  const ruta = await localPath(archivoDeCarga(carga.id))
  const visto = await examinar(ruta)
  const isTexto = visto.firma === 'texto'
  const pagina = isTexto ? codificacionDe(definicion.codificacion, visto) : 'utf-8'
  const separador = separadorDelArchivo(visto, definicion.formato, definicion.separador)
  const salida = new Salida(pagina, separador)
  yield salida.marca(folioDe(carga), visto)
  if (!isTexto) {
    yield* deCeldas(ruta, definicion, carga, salida)
    return
  }
  const titulos = definicion.titulos ? await titulosDelArchivo(ruta, visto, definicion) : null
  if (titulos) yield salida.fila(titulos, COLUMNAS_MALOS)
  yield* deTexto(ruta, carga, salida)
}

/** The separator of the file of refused rows: that of the text, "" for fixed widths, a comma for what was no text. */
function separadorDelArchivo(visto: ArchivoVisto, formato: string, pedido = 'detectar'): string {
  if (visto.firma !== 'texto') return ','
  if (formato === 'ancho_fijo') return ''
  return pedido === 'detectar' ? separadorDe(visto.inicio.toString('latin1')) : pedido
}

async function* paginas({ id, tipo }: CargaRow): AsyncGenerator<Malo[]> {
  const cuales = isTodoONada(tipo) ? '' : ` AND veredicto = 'rechazado'`
  for (let after = -1; ;) {
    const rows = await selectRows<Malo>(
      `SELECT linea, byte, bytes, faltas FROM carga_renglones
       WHERE carga_id = $1 AND linea > $2${cuales} ORDER BY linea LIMIT ${PAGINA}`,
      [id, after],
    )
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.linea
  }
}

async function* deTexto(ruta: string, carga: CargaRow, salida: Salida): AsyncGenerator<Buffer> {
  const file = await open(ruta, 'r')
  try {
    for await (const rows of paginas(carga)) {
      const pieces: Buffer[] = []
      for (const { byte, bytes, faltas } of rows) {
        const line = Buffer.alloc(bytes)
        await file.read(line, 0, bytes, byte)
        pieces.push(salida.original(line, porQue(faltas)))
      }
      yield Buffer.concat(pieces)
    }
  } finally {
    await file.close()
  }
}

async function* deCeldas(
  ruta: string,
  definicion: DefinicionPlano,
  carga: CargaRow,
  salida: Salida,
): AsyncGenerator<Buffer> {
  const malos = new Map<number, string>()
  for await (const rows of paginas(carga)) for (const { linea, faltas } of rows) malos.set(linea, faltas)
  let sinTitulos = definicion.titulos
  for await (const registros of leerCeldas(ruta, definicion))
    for (const { linea, celdas } of registros) {
      if (sinTitulos && titulosFaltantes(definicion, titulosDe(celdas)).length === 0) {
        sinTitulos = false
        yield salida.fila(celdas, COLUMNAS_MALOS)
      }
      const faltas = malos.get(linea)
      if (faltas !== undefined) yield salida.fila(celdas, porQue(faltas))
    }
}

/** Codes and sentences of the faults that refuse a row. */
function porQue(faltas: string): readonly [string, string] {
  const rechazos = (faltas === '' ? [] : (JSON.parse(faltas) as Falta[])).filter(({ codigo }) => isRechazo(codigo))
  return [rechazos.map(({ codigo }) => codigo).join(' '), rechazos.map(faltaTexto).join(' ')]
}

/** Writes lines in the encoding and with the separator of the original file. */
class Salida {
  readonly #pagina: string
  readonly #separador: string

  constructor(codificacion: CodificacionLeida, separador: string) {
    this.#pagina = codificacion === 'un_byte' ? 'windows-1252' : codificacion
    this.#separador = separador
  }

  marca(folio: string, { inicio, utf16 }: ArchivoVisto): Buffer {
    const bom = utf16 ? inicio.subarray(0, 2) : inicio.subarray(0, inicio.toString('hex', 0, 3) === 'efbbbf' ? 3 : 0)
    return Buffer.concat([bom, this.#encode(`${marcaDeMalos(folio)}\r\n`)])
  }

  fila(celdas: readonly string[], mas: readonly string[]): Buffer {
    return this.#encode(
      stringify([[...celdas, ...mas]], { delimiter: this.#separador || '\t', record_delimiter: '\r\n' }),
    )
  }

  /** The bytes of a line before its end, the two columns, and its own line end. */
  original(line: Buffer, [codigos, texto]: readonly [string, string]): Buffer {
    const end = this.#finDe(line)
    const separador = this.#separador || '\t'
    const mas = stringify([[codigos, texto]], { delimiter: separador, record_delimiter: '' })
    const body = line.subarray(0, line.length - end.length)
    return Buffer.concat([body, this.#encode(separador + mas), end.length > 0 ? end : this.#encode('\r\n')])
  }

  #finDe(line: Buffer): Buffer {
    const size = ['\r\n', '\n', '\r']
      .map((end) => this.#encode(end))
      .find((end) => line.subarray(-end.length).equals(end))?.length
    return line.subarray(line.length - (size ?? 0))
  }

  #encode(text: string): Buffer {
    return iconv.encode(text, this.#pagina)
  }
}
