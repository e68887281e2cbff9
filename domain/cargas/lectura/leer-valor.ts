import { foldText, normalizeText } from '#domain/identidad/normalize-text.ts'
import type { CodigoCarga } from '#domain/cargas/codigos.ts'
import type { CampoTipo } from '#domain/cargas/tipo-carga.ts'
import { parsePeriodo, type NotacionPeriodo } from '#domain/cargas/planos/periodo.ts'
import type { CampoPlano } from '#domain/cargas/planos/plano.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { leerCurp, leerInterno, leerNss, leerPrestamo, leerRfc, type ClaveLeida } from './clave.ts'
import { DECIMALES_NUMERO, esperadoDe, NUMERO_MAX, TEXTO_MAX } from './esperado.ts'
import { leerFecha } from './fecha.ts'
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
  // Most values are read: the text of a fault is only made for one.
  const esperado = (): string => esperadoDe(tipo, plano, contexto.periodo)
  switch (tipo.clase) {
    case 'curp':
      return clave(leerCurp(text), esperado)
    case 'rfc':
      return clave(leerRfc(text), esperado)
    case 'nss':
      return clave(leerNss(text), esperado)
    case 'interno':
      return clave(leerInterno(text), esperado)
    case 'prestamo':
      return valorOr(leerPrestamo(text), 'C206', esperado)
    case 'texto':
      return texto(text, tipo.max ?? TEXTO_MAX, esperado)
    case 'opcion':
      return opcion(text, tipo.opciones ?? {}, esperado)
    case 'si_no':
      return valorOr(leerSiNo(text), 'C207', esperado)
    case 'importe':
      return importe(text, tipo, plano, esperado)
    case 'fecha':
      return fecha(text, tipo, plano, contexto.hoy, esperado)
    case 'quincena':
      return quincena(text, contexto, esperado)
    case 'numero':
    case 'centesimos':
    case 'porcentaje':
      return decimal(text, DECIMALES_NUMERO[tipo.clase], tipo.hasta ?? NUMERO_MAX, esperado)
  }
}

type Esperado = () => string

const valorOr = (valor: Valor | null, codigo: CodigoCarga, esperado: Esperado): ValorLeido =>
  valor === null ? { codigo, esperado: esperado() } : { valor }

function clave(leida: ClaveLeida, esperado: Esperado): ValorLeido {
  if (leida === null) return { codigo: 'C210', esperado: esperado() }
  if (leida === 'perdida')
    return { codigo: 'C208', esperado: `${esperado()} con todos sus dígitos, en formato de texto` }
  return 'valor' in leida ? leida : dudoso(leida.lecturas)
}

function texto(text: string, max: number, esperado: Esperado): ValorLeido {
  const valor = normalizeText(text)
  return valor.length > max ? { codigo: 'C209', esperado: esperado() } : { valor }
}

function opcion(text: string, opciones: Readonly<Record<string, string>>, esperado: Esperado): ValorLeido {
  const folded = foldText(text)
  const found = Object.entries(opciones).find(([id, titulo]) => foldText(id) === folded || foldText(titulo) === folded)
  return valorOr(found?.[0] ?? null, 'C207', esperado)
}

function importe(
  text: string,
  { negativo, soloPunto }: CampoTipo,
  { decimales }: CampoPlano,
  esperado: Esperado,
): ValorLeido {
  const leer = soloPunto ? leerImporteConPunto : leerImporte
  const leido = decimales ? leerImporteImplicito(text, decimales) : leer(text)
  if (leido === null) return { codigo: 'C201', esperado: esperado() }
  if ('lecturas' in leido) return dudoso(leido.lecturas)
  return leido.valor < 0 && !negativo ? { codigo: 'C201', esperado: 'un importe de cero o más' } : leido
}

function fecha(
  text: string,
  { pasada }: CampoTipo,
  { fecha: formato = 'detectar' }: CampoPlano,
  hoy: PlainDate,
  esperado: Esperado,
): ValorLeido {
  return valorOr(leerFecha(text, formato, pasada ? { hoy, max: hoy } : { hoy }), 'C203', esperado)
}

function quincena(text: string, { periodo = 'QQAA', cercaDe }: ContextoLectura, esperado: Esperado): ValorLeido {
  return valorOr(parsePeriodo(text.replace(/\.0+$/, ''), periodo, cercaDe), 'C204', esperado)
}

/** A number with at most `decimales` decimals, as an integer of its smallest part. */
function decimal(text: string, decimales: number, hasta: number, esperado: Esperado): ValorLeido {
  const match = /^(\d{1,7})(?:[.,](\d{0,12}))?%?$/.exec(text.trim())
  const [whole = '', decimals = ''] = match?.slice(1) ?? []
  const rest = decimals.slice(0, decimales) + sinCeros(decimals.slice(decimales))
  const valor = Number(whole + rest.padEnd(decimales, '0'))
  return match && rest.length <= decimales && valor <= hasta ? { valor } : { codigo: 'C206', esperado: esperado() }
}

const sinCeros = (digits: string): string => (/^0*$/.test(digits) ? '' : digits)

const dudoso = (lecturas: readonly string[]): ValorLeido => ({
  codigo: 'C202',
  esperado: `un valor con una sola lectura (puede ser ${lecturas.join(' o ')})`,
})
