import { foldText, normalizeText } from '#domain/identidad/normalize-text.ts'
import type { CodigoCarga } from '#domain/cargas/codigos.ts'
import type { CampoTipo } from '#domain/cargas/tipo-carga.ts'
import { NOTACIONES, parsePeriodo, type NotacionPeriodo } from '#domain/cargas/planos/periodo.ts'
import type { CampoPlano } from '#domain/cargas/planos/plano.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { leerCurp, leerInterno, leerNss, leerPrestamo, leerRfc, type ClaveLeida } from './clave.ts'
import { FORMATOS_FECHA, leerFecha } from './fecha.ts'
import { leerSiNo } from './si-no.ts'
import { leerImporte, leerImporteConPunto, leerImporteImplicito } from './importe.ts'

/** A stored value: text, or an integer (centavos, hundredths, ordinal of a quincena). */
export type Valor = string | number

/** A value that was read, or why not. */
export type ValorLeido = { readonly valor: Valor } | { readonly codigo: CodigoCarga; readonly esperado: string }

/** What reading needs besides the text. */
export interface ContextoLectura {
  readonly hoy: PlainDate
  /** Notation of quincenas in this file. */
  readonly periodo: NotacionPeriodo | undefined
  /** Year near those of the file, for notations that leave out the century. */
  readonly cercaDe: number
}

/** Reads the text of a field, which is not blank, as its kind of value. */
export function leerValor(text: string, tipo: CampoTipo, plano: CampoPlano, contexto: ContextoLectura): ValorLeido {
  switch (tipo.clase) {
    case 'curp':
      return clave(leerCurp(text), 'una CURP de 18 caracteres')
    case 'rfc':
      return clave(leerRfc(text), 'un RFC de persona de 13 caracteres')
    case 'nss':
      return clave(leerNss(text), 'un NSS de 11 dígitos')
    case 'interno':
      return clave(leerInterno(text), 'un número entero')
    case 'prestamo':
      return prestamo(text)
    case 'texto':
      return texto(text, tipo.max ?? 200)
    case 'opcion':
      return opcion(text, tipo.opciones ?? {})
    case 'si_no':
      return siNo(text)
    case 'importe':
      return importe(text, tipo, plano)
    case 'fecha':
      return fecha(text, tipo, plano, contexto)
    case 'quincena':
      return quincena(text, contexto)
    case 'numero':
      return decimal(text, 0, tipo.hasta ?? 1_000_000)
    case 'centesimos':
      return decimal(text, 2, tipo.hasta ?? 1_000_000)
    case 'porcentaje':
      return decimal(text, 4, tipo.hasta ?? 1_000_000)
  }
}

function clave(leida: ClaveLeida, esperado: string): ValorLeido {
  if (leida === null) return { codigo: 'C210', esperado }
  if (leida === 'perdida') return { codigo: 'C208', esperado: `${esperado} con todos sus dígitos, en formato de texto` }
  return 'valor' in leida ? leida : dudoso(leida.lecturas)
}

function prestamo(text: string): ValorLeido {
  const valor = leerPrestamo(text)
  return valor === null ? { codigo: 'C206', esperado: 'el número o el folio de un préstamo, como P-000123' } : { valor }
}

function texto(text: string, max: number): ValorLeido {
  const valor = normalizeText(text)
  return valor.length > max ? { codigo: 'C209', esperado: `un texto de hasta ${max} caracteres` } : { valor }
}

function opcion(text: string, opciones: Readonly<Record<string, string>>): ValorLeido {
  const folded = foldText(text)
  const found = Object.entries(opciones).find(([id, titulo]) => foldText(id) === folded || foldText(titulo) === folded)
  if (found) return { valor: found[0] }
  return { codigo: 'C207', esperado: `uno de: ${Object.values(opciones).join(', ')}` }
}

function siNo(text: string): ValorLeido {
  const valor = leerSiNo(text)
  return valor === null ? { codigo: 'C207', esperado: 'Sí o No' } : { valor }
}

function importe(text: string, { negativo, soloPunto }: CampoTipo, { decimales }: CampoPlano): ValorLeido {
  const leer = soloPunto ? leerImporteConPunto : leerImporte
  const leido = decimales ? leerImporteImplicito(text, decimales) : leer(text)
  const esperado = decimales
    ? `un importe sin punto, cuyos últimos ${decimales} dígitos son decimales`
    : 'un importe como 4256.50'
  if (leido === null) return { codigo: 'C201', esperado }
  if ('lecturas' in leido) return dudoso(leido.lecturas)
  return leido.valor < 0 && !negativo ? { codigo: 'C201', esperado: 'un importe de cero o más' } : leido
}

function fecha(
  text: string,
  { pasada }: CampoTipo,
  { fecha: formato = 'detectar' }: CampoPlano,
  { hoy }: ContextoLectura,
): ValorLeido {
  const valor = leerFecha(text, formato, pasada ? { hoy, max: hoy } : { hoy })
  const { titulo, ejemplo } = FORMATOS_FECHA[formato]
  return valor === null ? { codigo: 'C203', esperado: `una fecha ${titulo}, como ${ejemplo}` } : { valor }
}

function quincena(text: string, { periodo = 'QQAA', cercaDe }: ContextoLectura): ValorLeido {
  const valor = parsePeriodo(text.replace(/\.0+$/, ''), periodo, cercaDe)
  return valor === null
    ? { codigo: 'C204', esperado: `una quincena en la notación ${NOTACIONES[periodo].titulo}` }
    : { valor }
}

/** A number with at most `decimales` decimals, as an integer of its smallest part. */
function decimal(text: string, decimales: number, hasta: number): ValorLeido {
  const match = /^(\d{1,7})(?:[.,](\d{0,12}))?%?$/.exec(text.trim())
  const [whole = '', decimals = ''] = match?.slice(1) ?? []
  const rest = decimals.slice(0, decimales) + sinCeros(decimals.slice(decimales))
  const valor = Number(whole + rest.padEnd(decimales, '0'))
  if (match && rest.length <= decimales && valor <= hasta) return { valor }
  return { codigo: 'C206', esperado: `un número de 0 a ${hasta / 10 ** decimales}` }
}

const sinCeros = (digits: string): string => (/^0*$/.test(digits) ? '' : digits)

const dudoso = (lecturas: readonly string[]): ValorLeido => ({
  codigo: 'C202',
  esperado: `un valor con una sola lectura (puede ser ${lecturas.join(' o ')})`,
})
