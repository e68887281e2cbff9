import { SaxesParser } from 'saxes'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { ArchivoRechazado } from './archivo-rechazado.ts'
import { BLOQUE, LIMITES_CARGA, type Registro, type Registros } from './registro.ts'

/**
 * Rows of a sheet of an XLSX as texts, without the blank ones: formulas give the value stored with them, dates their ISO day, merged cells
 * the first one's. What is unpacked is counted, whatever the directory of the ZIP says. Throws `ArchivoRechazado` C107, C108, C111.
 */
export async function* leerLibro(ruta: string, hoja: string | undefined): Registros {
  const zip = await openPromise(ruta, { lazyEntries: true, autoClose: false }).catch(() => {
    throw danado()
  })
  try {
    const partes = await indice(zip)
    const peso = { bytes: 0 }
    const abrir = (nombre: string) => xmlDe(zip, partes.get(nombre), peso)
    const { parte, desde1904 } = await buscarHoja(abrir, hoja)
    const textos = await leerTextos(abrir)
    const fechas = await estilosDeFecha(abrir)
    yield* leerFilas(abrir(parte), { textos, fechas, desde1904 })
  } catch (error) {
    throw error instanceof ArchivoRechazado ? error : danado()
  } finally {
    zip.close()
  }
}

/** Names of the sheets of a workbook, in its order. Throws `ArchivoRechazado` C107, C108, C111. */
export async function hojasDeLibro(ruta: string): Promise<string[]> {
  const zip = await openPromise(ruta, { lazyEntries: true, autoClose: false }).catch(() => {
    throw danado()
  })
  try {
    const partes = await indice(zip)
    const libro = await abiertos(xmlDe(zip, partes.get('xl/workbook.xml'), { bytes: 0 }))
    return libro.flatMap(({ nombre, atributos }) => (nombre === 'sheet' ? (atributos['name']?.trim() ?? []) : []))
  } catch (error) {
    throw error instanceof ArchivoRechazado ? error : danado()
  } finally {
    zip.close()
  }
}

const danado = () => new ArchivoRechazado('C111', 'El libro de Excel está dañado y no se puede abrir.')

/** Maximum number of ZIP entries in a workbook. */
const PARTES_MAX = 2_000

async function indice(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const partes = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    partes.set(entry.fileName, entry)
    if (partes.size > PARTES_MAX) throw danado()
  }
  if (!partes.has('xl/workbook.xml')) throw new ArchivoRechazado('C107', 'El archivo no es un libro de Excel (.xlsx).')
  return partes
}

/** SAX events of an XML part, in order. */
type Evento =
  | { readonly clase: 'abre'; readonly nombre: string; readonly atributos: Readonly<Record<string, string>> }
  | { readonly clase: 'texto'; readonly texto: string }
  | { readonly clase: 'cierra'; readonly nombre: string }
type Eventos = AsyncGenerator<Evento[], void>

async function* xmlDe(zip: ZipFile, entry: Entry | undefined, peso: { bytes: number }): Eventos {
  if (!entry) return
  let eventos: Evento[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) =>
    eventos.push({ clase: 'abre', nombre: local(name), atributos: attributes }),
  )
  parser.on('text', (texto) => eventos.push({ clase: 'texto', texto }))
  parser.on('closetag', ({ name }) => eventos.push({ clase: 'cierra', nombre: local(name) }))
  parser.on('error', () => {
    throw danado()
  })
  const decoder = new TextDecoder('utf-8')
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    const bytes = chunk as Buffer
    peso.bytes += bytes.length
    if (peso.bytes > LIMITES_CARGA.libro)
      throw new ArchivoRechazado('C108', 'El libro pesa más de 50 MB al abrirlo: guárdalo como CSV y carga el CSV.')
    parser.write(decoder.decode(bytes, { stream: true }))
    yield eventos
    eventos = []
  }
  parser.close()
  yield eventos
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

type Abrir = (nombre: string) => Eventos

async function abiertos(eventos: Eventos): Promise<Extract<Evento, { clase: 'abre' }>[]> {
  const found = []
  for await (const block of eventos) for (const evento of block) if (evento.clase === 'abre') found.push(evento)
  return found
}

async function buscarHoja(
  abrir: Abrir,
  pedida: string | undefined,
): Promise<{ readonly parte: string; readonly desde1904: boolean }> {
  const libro = await abiertos(abrir('xl/workbook.xml'))
  const hojas = libro.filter(({ nombre }) => nombre === 'sheet').map(({ atributos }) => atributos)
  const hoja = pedida === undefined ? hojas[0] : hojas.find(({ name }) => name?.trim() === pedida)
  if (!hoja) {
    const nombres = hojas.map(({ name }) => name).join(', ')
    throw new ArchivoRechazado('C102', `El libro no tiene la hoja «${pedida ?? ''}»: tiene ${nombres || 'ninguna'}.`)
  }
  const relacion = Object.entries(hoja).find(([nombre]) => local(nombre) === 'id' && nombre.includes(':'))?.[1]
  const relaciones = await abiertos(abrir('xl/_rels/workbook.xml.rels'))
  const destino = relaciones.find(({ atributos }) => atributos['Id'] === relacion)?.atributos['Target']
  if (destino === undefined) throw danado()
  const { date1904 } = libro.find(({ nombre }) => nombre === 'workbookPr')?.atributos ?? {}
  return {
    parte: destino.startsWith('/') ? destino.slice(1) : `xl/${destino}`,
    desde1904: date1904 === '1' || date1904 === 'true',
  }
}

/** Shared texts: the runs of a rich text joined, without its phonetic reading. */
async function leerTextos(abrir: Abrir): Promise<readonly string[]> {
  const textos: string[] = []
  let [text, inT, inFonetica] = ['', false, false]
  for await (const block of abrir('xl/sharedStrings.xml'))
    for (const evento of block) {
      if (evento.clase === 'texto') {
        if (inT && !inFonetica) text += evento.texto
      } else if (evento.nombre === 't') inT = evento.clase === 'abre'
      else if (evento.nombre === 'rPh') inFonetica = evento.clase === 'abre'
      else if (evento.nombre === 'si' && evento.clase === 'cierra') {
        textos.push(text.slice(0, LIMITES_CARGA.celda))
        text = ''
      }
    }
  return textos
}

/** Built-in number formats that show a day. */
const isFechaDeFabrica = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)

/** Styles of cells that show a day, by their number. */
async function estilosDeFecha(abrir: Abrir): Promise<ReadonlySet<number>> {
  const propios = new Map<number, string>()
  const fechas = new Set<number>()
  let [inCellXfs, index] = [false, 0]
  for await (const block of abrir('xl/styles.xml'))
    for (const evento of block) {
      if (evento.clase === 'texto') continue
      if (evento.nombre === 'cellXfs') inCellXfs = evento.clase === 'abre'
      if (evento.clase !== 'abre') continue
      const { numFmtId = '0', formatCode = '' } = evento.atributos
      if (evento.nombre === 'numFmt') propios.set(Number(numFmtId), formatCode)
      else if (evento.nombre === 'xf' && inCellXfs) {
        const id = Number(numFmtId)
        const code = propios.get(id)?.replace(/"[^"]*"|\[[^[\]]*\]|\\./g, '')
        if (code === undefined ? isFechaDeFabrica(id) : /[yd]/i.test(code)) fechas.add(index)
        index += 1
      }
    }
  return fechas
}

interface Libro {
  readonly textos: readonly string[]
  readonly fechas: ReadonlySet<number>
  readonly desde1904: boolean
}

interface CeldaAbierta {
  readonly columna: number
  readonly tipo: string
  readonly estilo: number
  texto: string
}

async function* leerFilas(eventos: Eventos, libro: Libro): Registros {
  let block: Registro[] = []
  let [celdas, linea, filas, inValor]: [string[], number, number, boolean] = [[], 0, 0, false]
  let celda: CeldaAbierta | null = null
  for await (const parte of eventos)
    for (const evento of parte) {
      if (evento.clase === 'texto') {
        if (celda && inValor) celda.texto += evento.texto
        continue
      }
      const { clase, nombre } = evento
      if (nombre === 'v' || nombre === 't') inValor = clase === 'abre'
      else if (nombre === 'rPh' && clase === 'abre') inValor = false
      else if (clase === 'abre' && nombre === 'row') {
        linea = Number(evento.atributos['r'] ?? linea + 1)
        celdas = []
      } else if (clase === 'abre' && nombre === 'c') celda = abrirCelda(evento.atributos, celdas.length)
      else if (nombre === 'c' && celda) {
        if (celda.columna < LIMITES_CARGA.columnas) celdas[celda.columna] = valorDe(celda, libro)
        celda = null
      } else if (nombre === 'row' && celdas.some((text) => text !== '')) {
        filas += 1
        if (filas > LIMITES_CARGA.filasLibro)
          throw new ArchivoRechazado(
            'C108',
            'El libro tiene más de 200,000 renglones: guárdalo como CSV y carga el CSV.',
          )
        block.push({ linea, byte: 0, bytes: 0, celdas: Array.from(celdas, (text: string | undefined) => text ?? '') })
        if (block.length < BLOQUE) continue
        yield block
        block = []
      }
    }
  if (block.length > 0) yield block
}

function abrirCelda(atributos: Readonly<Record<string, string>>, siguiente: number): CeldaAbierta {
  const { r = '', t = 'n', s = '0' } = atributos
  const letras = /^[A-Z]{1,3}/.exec(r)?.[0]
  const columna =
    letras === undefined ? siguiente : Array.from(letras).reduce((n, c) => n * 26 + c.charCodeAt(0) - 64, 0) - 1
  return { columna, tipo: t, estilo: Number(s), texto: '' }
}

function valorDe({ tipo, estilo, texto }: CeldaAbierta, { textos, fechas, desde1904 }: Libro): string {
  if (tipo === 's') return textos[Number(texto)] ?? ''
  if (tipo === 'n') return texto === '' ? '' : fechas.has(estilo) ? diaDeSerie(texto, desde1904) : numero(texto)
  return texto.slice(0, LIMITES_CARGA.celda).replace(/^'(?=[=+\-@\t\d])/, '')
}

/** A number as people see it: "5088812341" where the file keeps "5.088812341E9". */
function numero(text: string): string {
  const value = Number(text)
  return Number.isFinite(value) ? String(value) : text
}

/** The day of a serial number of Excel, which counts 29 February 1900, a day that never was. */
function diaDeSerie(text: string, desde1904: boolean): string {
  const serial = Math.floor(Number(text))
  if (!Number.isFinite(serial) || serial < 1 || serial > 200_000) return text
  const day = desde1904 ? serial + 1_462 : serial
  return addDays('1899-12-30' as PlainDate, day < 60 ? day + 1 : day)
}
