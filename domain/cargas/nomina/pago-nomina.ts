import { quincenaChip } from '#domain/calendario/quincena.ts'
import type { Falta } from '#domain/cargas/falta.ts'
import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import type { Valor } from '#domain/cargas/lectura/leer-valor.ts'
import type { DefinicionPlano, Periodicidad } from '#domain/cargas/planos/plano.ts'
import { CENTESIMOS_QUINCENA } from '#domain/fondos/nomina.ts'
import { DEDUCCION, type ClasePago } from './campos-nomina.ts'
import type { ConceptoNomina } from './concepto-nomina.ts'

/** An amount of a base in centavos: what was paid as it stands, and what is a month's (decisions §11.18). */
export interface ImporteNomina {
  readonly pagado: number
  readonly mensual: number
}

const BASES_NOMINA = ['sueldo', 'otrasPrestaciones', 'quinquenios'] as const
export type BaseNomina = (typeof BASES_NOMINA)[number]

/** What a payroll line paid a person for one post. */
export interface PagoNomina {
  readonly clase: ClasePago
  /** Of a complementary payroll. */
  readonly numero: number | null
  /** Ordinals of the first and last quincena that it pays for. */
  readonly desde: number
  readonly hasta: number
  /** Key of the post at the entity; "" if the file names none. */
  readonly plaza: string
  /** Hundredths of a day; null: the file does not say. */
  readonly dias: number | null
  readonly diasAusencia: number
  readonly diasIncapacidad: number
  readonly fraccion: number | null
  /** Ten-thousandths. */
  readonly porcentaje: number | null
  readonly bases: Readonly<Record<BaseNomina, ImporteNomina>>
  /** Centavos deducted by key of a fund. */
  readonly deducciones: Readonly<Record<string, number>>
  readonly prestamos: number
  readonly aguinaldo: number
}

/** What reading a payroll line needs: its load, and the sender's concepts by key. */
export interface ContextoNomina {
  /** Ordinal of the loaded quincena. */
  readonly quincena: number
  readonly conceptos: ReadonlyMap<string, ConceptoNomina>
  /** Whether each amount field of the layout is monthly. */
  readonly periodicidades: Readonly<Record<string, Periodicidad>>
}

export const periodicidadesDe = ({ campos }: DefinicionPlano): Readonly<Record<string, Periodicidad>> =>
  Object.fromEntries(campos.map(({ campo, periodicidad = 'quincenal' }) => [campo, periodicidad]))

/** What a line pays, and the rules that it breaks (C211, C402 to C404). */
export function pagoDe(
  { valores, conceptos }: Pick<LineaLeida, 'valores' | 'conceptos'>,
  contexto: ContextoNomina,
): { readonly pago: PagoNomina; readonly faltas: readonly Falta[] } {
  const faltas: Falta[] = []
  const suma = sumaVacia()
  for (const campo of Object.keys(valores)) {
    if (isBase(campo)) addImporte(suma, campo, Number(valores[campo]), contexto.periodicidades[campo])
    else if (campo.startsWith(DEDUCCION)) addImporte(suma, campo, Number(valores[campo]))
  }
  for (const [clave, centavos] of conceptos) {
    const concepto = contexto.conceptos.get(clave)
    if (concepto) addImporte(suma, concepto.destino, centavos, concepto.periodicidad)
    else faltas.push(falta('C211', `Concepto ${clave}`, clave, 'un concepto con significado'))
  }
  const clase = (valores['clase'] ?? 'ordinaria') as ClasePago
  const periodo = periodoDe(clase, valores, contexto.quincena, faltas)
  const dias = numero(valores['dias'])
  if (dias !== null && dias > CENTESIMOS_QUINCENA)
    faltas.push(falta('C402', 'Días pagados', String(dias / 100), 'de 0 a 15 días'))
  const pago = {
    clase,
    numero: clase === 'ordinaria' ? null : numeroDe(valores),
    ...periodo,
    plaza: String(valores['plaza'] ?? ''),
    dias,
    diasAusencia: numero(valores['diasAusencia']) ?? 0,
    diasIncapacidad: numero(valores['diasIncapacidad']) ?? 0,
    fraccion: numero(valores['fraccion']),
    porcentaje: numero(valores['porcentaje']),
    ...suma,
  }
  return { pago, faltas }
}

function periodoDe(
  clase: ClasePago,
  valores: Readonly<Record<string, Valor>>,
  quincena: number,
  faltas: Falta[],
): Pick<PagoNomina, 'desde' | 'hasta'> {
  const [desde, hasta, dicha] = [numero(valores['desde']), numero(valores['hasta']), numero(valores['quincena'])]
  if (clase === 'complementaria' && numeroDe(valores) === null)
    faltas.push(falta('C404', 'Número de complementaria', '', 'el número de la nómina complementaria'))
  if (clase === 'retroactiva') {
    if (desde === null || hasta === null) faltas.push(falta('C404', 'Desde y hasta', '', 'las quincenas que paga'))
    else if (desde > hasta || hasta > quincena)
      faltas.push(
        falta(
          'C404',
          'Desde y hasta',
          `${quincenaChip(desde)} a ${quincenaChip(hasta)}`,
          `un periodo hasta ${quincenaChip(quincena)}`,
        ),
      )
    return { desde: desde ?? quincena, hasta: hasta ?? quincena }
  }
  if (dicha !== null && dicha !== quincena)
    faltas.push(falta('C403', 'Quincena', quincenaChip(dicha), quincenaChip(quincena)))
  return { desde: quincena, hasta: quincena }
}

/** Amounts of a line by what they mean. */
interface SumaNomina {
  readonly bases: Readonly<Record<BaseNomina, { pagado: number; mensual: number }>>
  readonly deducciones: Record<string, number>
  prestamos: number
  aguinaldo: number
}

const sumaVacia = (): SumaNomina => ({
  bases: {
    sueldo: { pagado: 0, mensual: 0 },
    otrasPrestaciones: { pagado: 0, mensual: 0 },
    quinquenios: { pagado: 0, mensual: 0 },
  },
  deducciones: {},
  prestamos: 0,
  aguinaldo: 0,
})

function addImporte(
  suma: SumaNomina,
  destino: string,
  centavos: number,
  periodicidad: Periodicidad = 'quincenal',
): void {
  if (isBase(destino)) suma.bases[destino][periodicidad === 'mensual' ? 'mensual' : 'pagado'] += centavos
  else if (destino.startsWith(DEDUCCION)) {
    const clave = destino.slice(DEDUCCION.length)
    suma.deducciones[clave] = (suma.deducciones[clave] ?? 0) + centavos
  } else if (destino === 'prestamo') suma.prestamos += centavos
  else if (destino === 'aguinaldo') suma.aguinaldo += centavos
}

/** Whether a field is a base: only these may be amounts of a month. */
export const isBase = (destino: string): destino is BaseNomina => (BASES_NOMINA as readonly string[]).includes(destino)

/** The number of a payroll. Senders write 0, or 1 in every row: 0 is none, and an ordinary payroll has none. */
const numeroDe = ({ numero: dicho }: Readonly<Record<string, Valor>>): number | null => numero(dicho) || null

const numero = (valor: Valor | undefined): number | null => (valor === undefined ? null : Number(valor))

const falta = (codigo: Falta['codigo'], campo: string, hallado: string, esperado: string): Falta => ({
  codigo,
  campo,
  columna: '',
  hallado,
  esperado,
})
