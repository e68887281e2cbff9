import { formatCuenta } from '#domain/cuenta-texto.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import {
  CAMPO_CONCEPTO,
  compilarPlano,
  posicionTexto,
  titulosDe,
  titulosFaltantes,
  type Celdas,
  type LectorLinea,
  type LineaLeida,
} from '#domain/cargas/lectura/compilar-plano.ts'
import { cuadreIssues, type FaltaArchivo, type TotalesDichos } from '#domain/cargas/lectura/cuadre-archivo.ts'
import { leerImporte, leerImporteImplicito, SUMA_PESOS_MAX } from '#domain/cargas/lectura/importe.ts'
import type { ContextoLectura } from '#domain/cargas/lectura/leer-valor.ts'
import type { Falta } from '#domain/cargas/falta.ts'
import type { CampoTipo, TipoCarga } from '#domain/cargas/tipo-carga.ts'
import type { DefinicionPlano, Posicion, TotalesPlano } from '#domain/cargas/planos/plano.ts'
import { TIPOS_CARGA, type TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { ArchivoRechazado } from './archivo-rechazado.ts'
import { isMarcaDeMalos } from '#domain/cargas/renglones-malos.ts'
import { firmaFalta, type ArchivoVisto } from './examinar.ts'
import { leerDbf } from './leer-dbf.ts'
import { leerDelimitado, separadorDe } from './leer-delimitado.ts'
import { leerLibro } from './leer-libro.ts'
import { leerLineas } from './leer-lineas.ts'
import type { Registro, Registros } from './registro.ts'
import { codificacionDe, textoDeBytes } from './texto-de-bytes.ts'

/** A file to read with a layout. */
export interface PedidoLectura {
  readonly ruta: string
  readonly tipo: TipoCargaId
  readonly definicion: DefinicionPlano
  readonly contexto: ContextoLectura
  /** What a file of refused rows must add up to, instead of a record of totals of its own. */
  readonly esperado?: TotalesDichos
  /** Whether the limit of rows of the kind is ignored: only the first rows matter. */
  readonly sinLimite?: boolean
}

/** A line of data, with where it is in the file. */
export interface RenglonLeido extends LineaLeida {
  readonly linea: number
  readonly byte: number
  readonly bytes: number
}

/** What reading the whole file found, besides its rows. */
export interface ResumenLectura {
  readonly renglones: number
  /** Rows of a DBF that are marked as deleted. */
  readonly borrados: number
  /** Lines that the layout leaves out: titles again, other records. */
  readonly omitidos: number
  /** Sums of the numeric fields, and centavos by concept. */
  readonly sumas: Readonly<Record<string, number>>
  readonly conceptos: Readonly<Record<string, number>>
  /** What its record of totals says; null without one. */
  readonly dichos: TotalesDichos | null
  /** Why no row may enter. */
  readonly faltas: readonly FaltaArchivo[]
}

/** Lines in which the row of titles is looked for. */
const TITULOS_ENTRE = 30

/** The rows of a file, block by block, and at the end what they add up to. Throws `ArchivoRechazado`. */
export async function* recorrer(
  { ruta, tipo, definicion, contexto, esperado, sinLimite = false }: PedidoLectura,
  visto: ArchivoVisto,
): AsyncGenerator<RenglonLeido[], ResumenLectura> {
  assertFirma(visto, definicion)
  const cuenta = new CuentaArchivo(definicion, TIPOS_CARGA[tipo], esperado ?? null, sinLimite)
  let leer: LectorLinea | null = definicion.titulos
    ? null
    : compilarPlano(definicion, TIPOS_CARGA[tipo], new Map(), contexto)
  let titulos: Celdas = []
  const buscadas: string[][] = []
  for await (const registros of registrosDe(ruta, visto, definicion, () => cuenta.borrado())) {
    const block: RenglonLeido[] = []
    for (const registro of registros) {
      const { celdas } = registro
      if (isMarcaDeMalos(celdas[0] ?? '')) continue
      if (!leer) {
        const faltan = titulosFaltantes(definicion, titulosDe(celdas))
        if (faltan.length === 0) {
          leer = compilarPlano(definicion, TIPOS_CARGA[tipo], titulosDe(celdas), contexto)
          titulos = celdas
          cuenta.titulos(celdas)
        } else buscadas.push(faltan)
        if (buscadas.length > TITULOS_ENTRE) throw sinTitulos(buscadas)
      } else if (cuenta.isDato(registro, titulos)) block.push(conLugar(registro, cuenta.add(leer(celdas))))
    }
    if (block.length > 0) yield block
  }
  if (!leer) throw buscadas.length === 0 ? vacio() : sinTitulos(buscadas)
  return cuenta.resumen()
}

const vacio = () => new ArchivoRechazado('C101', 'El archivo no tiene ningún renglón de datos.')

function assertFirma(visto: ArchivoVisto, { formato }: DefinicionPlano): void {
  const codigo = firmaFalta(visto.firma, formato)
  assertLegible(visto)
  if (codigo) throw new ArchivoRechazado(codigo, `El plano espera otra clase de archivo (${formato}).`)
}

/** Throws `ArchivoRechazado` on a file that no layout reads: empty, an old workbook, or no data at all. */
export function assertLegible({ bytes, firma }: ArchivoVisto): void {
  if (bytes === 0) throw new ArchivoRechazado('C101', 'El archivo está vacío.')
  const codigo = firma === 'xls' || firma === 'otro' ? firmaFalta(firma, '') : null
  if (codigo === 'C106')
    throw new ArchivoRechazado(
      codigo,
      'Es un libro de Excel anterior a 2007 (.xls): guárdalo como XLSX y vuelve a cargarlo.',
    )
  if (codigo) throw new ArchivoRechazado(codigo, 'El archivo no es de texto, XLSX ni DBF.')
}

/** The titles that were nearest to those of the layout say what is missing. */
function sinTitulos(buscadas: readonly string[][]): ArchivoRechazado {
  const faltan = buscadas.reduce((best, each) => (each.length < best.length ? each : best))
  const cuales = faltan.map((titulo) => `«${titulo}»`).join(', ')
  return new ArchivoRechazado('C103', `Faltan columnas en el archivo: se esperaba ${cuales}.`)
}

/** The row of titles of a file, as it is; null where none fits the layout. */
export async function titulosDelArchivo(
  ruta: string,
  visto: ArchivoVisto,
  definicion: DefinicionPlano,
): Promise<Celdas | null> {
  let lineas = 0
  for await (const registros of registrosDe(ruta, visto, definicion, () => undefined))
    for (const { celdas } of registros) {
      if (titulosFaltantes(definicion, titulosDe(celdas)).length === 0) return celdas
      lineas += 1
      if (lineas > TITULOS_ENTRE) return null
    }
  return null
}

function conLugar({ linea, byte, bytes }: Registro, leida: LineaLeida): RenglonLeido {
  return { linea, byte, bytes, ...leida }
}

/** The records of a file. A text stands for a workbook or a DBF that was saved as CSV, and a workbook for a CSV. */
export function registrosDe(
  ruta: string,
  visto: ArchivoVisto,
  { formato, codificacion, separador = 'detectar', hoja }: DefinicionPlano,
  onBorrado: () => void,
): Registros {
  const leida = codificacionDe(codificacion, visto)
  switch (visto.firma === 'texto' && formato !== 'ancho_fijo' ? 'delimitado' : formato) {
    case 'xlsx':
      return leerLibro(ruta, hoja)
    case 'dbf':
      return leerDbf(ruta, codificacion === 'detectar' ? 'un_byte' : leida, onBorrado)
    case 'ancho_fijo':
      return leerLineas(ruta, leida)
    case 'delimitado': {
      if (visto.firma === 'xlsx') return leerLibro(ruta, hoja)
      const inicio = visto.utf16
        ? new TextDecoder(visto.utf16).decode(visto.inicio)
        : textoDeBytes(visto.inicio.toString('latin1'), 'windows-1252')
      return leerDelimitado(ruta, leida, separador === 'detectar' ? separadorDe(inicio) : separador)
    }
  }
}

/** Counts a file as it is read, and tells data from titles and totals. */
class CuentaArchivo {
  readonly #definicion: DefinicionPlano
  readonly #campos: Readonly<Record<string, CampoTipo>>
  readonly #sumas: Record<string, number> = {}
  readonly #conceptos: Record<string, number> = {}
  readonly #importes: readonly string[]
  readonly #renglonesMax: number
  #dichos: TotalesDichos | null
  #columnas: ReadonlyMap<string, number> = new Map()
  #renglones = 0
  #sinLeer = 0
  #borrados = 0
  #omitidos = 0

  constructor(
    definicion: DefinicionPlano,
    { campos, renglonesMax = Infinity }: TipoCarga,
    esperado: TotalesDichos | null,
    sinLimite: boolean,
  ) {
    this.#definicion = definicion
    this.#campos = campos
    this.#dichos = esperado
    this.#renglonesMax = sinLimite ? Infinity : renglonesMax
    this.#importes = definicion.campos.map(({ campo }) => campo)
  }

  titulos(celdas: Celdas): void {
    this.#columnas = titulosDe(celdas)
  }

  borrado(): void {
    this.#borrados += 1
  }

  /** Whether a record is a row of data. Remembers what the record of totals says. */
  isDato({ celdas }: Registro, titulos: Celdas): boolean {
    const { detalle, cabecera, totales } = this.#definicion
    const first = (celdas[0] ?? '').trimStart()
    if (celdas.every((celda) => celda.trim() === '')) return false
    const isTotal = totales !== undefined && first.toUpperCase().startsWith(totales.empieza.toUpperCase())
    if (isTotal) this.#dichos = totalesDichos(totales, celdas, this.#columnas)
    const isTitulos = titulos.length > 0 && celdas.every((celda, i) => celda === (titulos[i] ?? ''))
    const isOtro =
      (cabecera !== undefined && first.startsWith(cabecera)) || (detalle !== undefined && !first.startsWith(detalle))
    if (isTotal || isTitulos || isOtro) this.#omitidos += 1
    return !isTotal && !isTitulos && !isOtro
  }

  /** Adds a row. Throws `ArchivoRechazado` C428 beyond the limit of the kind. */
  add(leida: LineaLeida): LineaLeida {
    this.#renglones += 1
    if (this.#renglones > this.#renglonesMax)
      throw new ArchivoRechazado(
        'C428',
        `El archivo trae más de ${formatCuenta(this.#renglonesMax)} renglones: divídelo.`,
      )
    for (const campo of this.#importes) {
      const valor = leida.valores[campo]
      if (typeof valor === 'number') this.#sumas[campo] = (this.#sumas[campo] ?? 0) + valor
    }
    for (const [clave, centavos] of leida.conceptos) this.#conceptos[clave] = (this.#conceptos[clave] ?? 0) + centavos
    if (leida.faltas.some((falta) => this.#isDeLaSuma(falta))) this.#sinLeer += 1
    return leida
  }

  /** Whether a fault hides an amount that the record of totals adds up. */
  #isDeLaSuma({ codigo, campo }: Falta): boolean {
    if (codigo !== 'C201' && codigo !== 'C202') return false
    const { de = 'sueldo' } = this.#definicion.totales ?? {}
    return de === 'conceptos' ? campo.startsWith(CAMPO_CONCEPTO) : campo === this.#campos[de]?.titulo
  }

  resumen(): ResumenLectura {
    const { totales } = this.#definicion
    if (this.#renglones === 0) throw vacio()
    const faltas = totales ? cuadreIssues(this.#dichos, this.#leidos(totales)) : []
    return {
      renglones: this.#renglones,
      borrados: this.#borrados,
      omitidos: this.#omitidos,
      sumas: this.#sumas,
      conceptos: this.#conceptos,
      dichos: this.#dichos,
      faltas,
    }
  }

  #leidos({ de = 'sueldo' }: TotalesPlano) {
    const sumaCentavos =
      de === 'conceptos' ? Object.values(this.#conceptos).reduce((sum, each) => sum + each, 0) : (this.#sumas[de] ?? 0)
    return { renglones: this.#renglones, sumaCentavos, sinLeer: this.#sinLeer }
  }
}

/** What the record of totals says; a blank cell says nothing. Throws `ArchivoRechazado` C104 if it cannot be read, C105 if a part of it is missing. */
function totalesDichos(totales: TotalesPlano, celdas: Celdas, columnas: ReadonlyMap<string, number>): TotalesDichos {
  const at = (en: Posicion | undefined): string | null => {
    if (!en) return null
    const index = 'columna' in en ? en.columna - 1 : 'titulo' in en ? columnas.get(foldText(en.titulo)) : 0
    const celda = index === undefined ? '' : (celdas[index] ?? '')
    const text = ('desde' in en ? celda.slice(en.desde - 1, en.hasta) : celda).trim()
    return text === '' ? null : text
  }
  const [cuenta, suma] = [at(totales.cuenta), at(totales.suma)]
  if (totales.completo && (cuenta === null || suma === null))
    throw new ArchivoRechazado(
      'C105',
      'El renglón de totales está incompleto: se esperaba cuántos renglones hay y su suma.',
    )
  const leida =
    suma === null
      ? null
      : totales.decimales
        ? leerImporteImplicito(suma, totales.decimales, SUMA_PESOS_MAX)
        : leerImporte(suma, SUMA_PESOS_MAX)
  const isCuenta = cuenta === null || /^\d{1,9}(?:\.0+)?$/.test(cuenta)
  const isSuma = suma === null || (leida !== null && 'valor' in leida)
  if (!isCuenta || !isSuma) {
    const [dice, donde] = isCuenta ? [suma, posicionTexto(totales.suma)] : [cuenta, posicionTexto(totales.cuenta)]
    throw new ArchivoRechazado('C104', `El renglón de totales dice «${dice ?? ''}» (${donde}) y no se entiende.`)
  }
  return {
    cuenta: cuenta === null ? null : Number(cuenta),
    sumaCentavos: leida !== null && 'valor' in leida ? leida.valor : null,
  }
}
