import { formatCuenta } from '#domain/cuenta-texto.ts'
import { fechaDelAviso } from '#domain/direcciones/fecha-del-aviso.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import {
  CAMPO_CONCEPTO,
  posicionTexto,
  titulosDe,
  titulosSinLeer,
  type Celdas,
  type LineaLeida,
} from '#domain/cargas/lectura/compilar-plano.ts'
import {
  correccionTexto,
  cuadreIssues,
  type FaltaArchivo,
  type TotalesDichos,
  type TotalesLeidos,
} from '#domain/cargas/lectura/cuadre-archivo.ts'
import { leerImporte, leerImporteImplicito, SUMA_PESOS_MAX } from '#domain/cargas/lectura/importe.ts'
import type { Falta } from '#domain/cargas/falta.ts'
import type { CampoTipo, TipoCarga } from '#domain/cargas/tipo-carga.ts'
import type { DefinicionPlano, Posicion, TotalesPlano } from '#domain/cargas/planos/plano.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { ArchivoRechazado } from './archivo-rechazado.ts'
import type { Registro } from './registro.ts'

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
  /** The day that a line before the titles says that the file is of, and that line. Null if none says one. */
  readonly fecha?: FechaDeArchivo | null
  /** Why no row may enter. */
  readonly faltas: readonly FaltaArchivo[]
  /** What people should look at, though rows enter: columns that were not read, a corrected file that adds up to something else. */
  readonly avisos?: readonly string[]
}

export interface FechaDeArchivo {
  readonly linea: number
  readonly dia: PlainDate
}

const SIN_IMPORTES: FaltaArchivo = {
  codigo: 'C113',
  message: 'El archivo no trae ningún importe: se esperaba la columna del sueldo, o las de conceptos. C113',
}

/** A file without a row of data. */
export const vacio = () => new ArchivoRechazado('C101', 'El archivo no tiene ningún renglón de datos.')

/** Counts a file as it is read, and tells data from titles and totals. */
export class CuentaArchivo {
  readonly #definicion: DefinicionPlano
  readonly #campos: Readonly<Record<string, CampoTipo>>
  readonly #sumas: Record<string, number> = {}
  readonly #conceptos: Record<string, number> = {}
  readonly #importes: readonly string[]
  readonly #renglonesMax: number
  readonly #conImportes: boolean
  /** What a corrected file is compared with, without refusing it. */
  readonly #esperado: TotalesDichos | null
  #dichos: TotalesDichos | null
  #columnas: ReadonlyMap<string, number> = new Map()
  #renglones = 0
  #sinLeer = 0
  #conFaltaDeImporte = false
  #sinColumna: readonly string[] = []
  #borrados = 0
  #omitidos = 0
  #fecha: FechaDeArchivo | null = null

  constructor(
    definicion: DefinicionPlano,
    { campos, renglonesMax = Infinity, conImportes = false, modo }: TipoCarga,
    esperado: TotalesDichos | null,
    sinLimite: boolean,
  ) {
    this.#definicion = definicion
    this.#campos = campos
    this.#conImportes = conImportes
    // Correcting a row changes the sum: only a file that enters whole must add up to what its first one said.
    this.#esperado = modo === 'por_renglon' ? esperado : null
    this.#dichos = modo === 'por_renglon' ? null : esperado
    this.#renglonesMax = sinLimite ? Infinity : renglonesMax
    this.#importes = definicion.campos.map(({ campo }) => campo)
  }

  titulos(celdas: Celdas): void {
    this.#columnas = titulosDe(celdas)
    this.#sinColumna = titulosSinLeer(this.#definicion, celdas)
  }

  /** A line before the titles: some say of which day the file is. */
  antes({ linea, celdas }: Registro): void {
    if (this.#fecha !== null) return
    const dia = fechaDelAviso(celdas.join(' '))
    if (dia) this.#fecha = { linea, dia }
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
    this.#conFaltaDeImporte ||= leida.faltas.some(({ codigo }) => codigo === 'C201' || codigo === 'C202')
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
    const leidos = totales && this.#leidos(totales)
    // A corrected file without a record of totals has nothing of its own to be compared with.
    const cuadra = !leidos || (this.#esperado !== null && this.#dichos === null)
    const faltas = cuadra ? [] : cuadreIssues(this.#dichos, leidos)
    if (this.#conImportes && !this.#hayImportes()) faltas.push(SIN_IMPORTES)
    return {
      renglones: this.#renglones,
      borrados: this.#borrados,
      omitidos: this.#omitidos,
      sumas: this.#sumas,
      conceptos: this.#conceptos,
      dichos: this.#dichos,
      fecha: this.#fecha,
      faltas,
      avisos: this.#avisos(leidos),
    }
  }

  #hayImportes(): boolean {
    const importes = Object.keys(this.#sumas).filter((campo) => this.#campos[campo]?.clase === 'importe')
    return importes.length > 0 || Object.keys(this.#conceptos).length > 0 || this.#conFaltaDeImporte
  }

  #avisos(leidos: TotalesLeidos | undefined): string[] {
    const correccion = leidos && this.#esperado ? correccionTexto(this.#esperado, leidos) : ''
    const columnas = this.#sinColumna.map((titulo) => `«${titulo}»`).join(', ')
    const sinLeer = columnas === '' ? '' : `No se leyó lo que el plano no nombra: ${columnas}.`
    return [correccion, sinLeer].filter(Boolean)
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
