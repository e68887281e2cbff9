import { foldText } from '#domain/identidad/normalize-text.ts'
import { ownValue } from '#domain/own-value.ts'
import { esperadoDe } from '#domain/cargas/lectura/esperado.ts'
import type { CampoTipo, TipoCarga } from '#domain/cargas/tipo-carga.ts'
import type { CampoPlano, ConceptosPlano, DefinicionPlano, Posicion } from '#domain/cargas/planos/plano.ts'
import { ejemploDeCampo, importeEscrito, valoresDeCampo } from './ejemplo-de-campo.ts'

/** One column of a layout: where it stands, what it means and an example. */
export interface Pieza {
  readonly en: Posicion
  readonly titulo: string
  readonly significado: string
  /** How it is written: "un importe como 4256.50". */
  readonly notacion: string
  /** `siempre`: each row has a value. `columna`: the column is there, its cells may be blank. `opcional`: the column may be missing. */
  readonly falta: 'siempre' | 'columna' | 'opcional'
  readonly ejemplo: string
  /** The texts that it may have, each with its meaning; none if it has no list. */
  readonly valores: readonly (readonly [texto: string, significado: string])[]
  /** Whether a fixed width is filled with zeros at its left. */
  readonly conCeros: boolean
}

/** The columns that a layout reads, in its order: those of its fields, then those of its concepts. */
export function piezasDePlano({ campos, conceptos, periodo }: DefinicionPlano, tipo: TipoCarga): Pieza[] {
  const deCampos = campos.flatMap((campo) => {
    const clase = ownValue(tipo.campos, campo.campo)
    return campo.en && clase ? [piezaDeCampo(campo, campo.en, clase, periodo)] : []
  })
  return sinRepetir([...deCampos, ...(conceptos ? piezasDeConceptos(conceptos) : [])])
}

function piezaDeCampo(campo: CampoPlano, en: Posicion, tipo: CampoTipo, periodo: DefinicionPlano['periodo']): Pieza {
  const { obligatorio, tabla, periodicidad, decimales } = campo
  const deQue = tipo.clase === 'importe' && periodicidad ? PERIODICIDAD_TEXTO[periodicidad] : ''
  return {
    en,
    titulo: tipo.titulo,
    significado: tipo.significado,
    notacion: tabla ? 'una de las claves de su lista' : `${esperadoDe(tipo, campo, periodo)}${deQue}`,
    falta: obligatorio === undefined ? 'columna' : obligatorio ? 'siempre' : 'opcional',
    ejemplo: ejemploDeCampo(campo, tipo, periodo),
    valores: valoresDeCampo(campo, tipo),
    conCeros: tipo.clase === 'importe' && Boolean(decimales),
  }
}

const PERIODICIDAD_TEXTO = { quincenal: ', de la quincena', mensual: ', de un mes completo' } as const

const SIN_SIGNIFICADO = 'Si nadie ha dicho qué significa, su renglón se rechaza hasta que se diga.'

const DE_CONCEPTO = {
  significado: `Clave del concepto de nómina en la entidad. ${SIN_SIGNIFICADO}`,
  notacion: 'un texto de hasta 20 caracteres',
} as const

/** Amounts of the concepts of the example row: a payment, and deductions. */
const IMPORTES = ['4256.50', '250.00'] as const

function piezasDeConceptos(conceptos: ConceptosPlano): Pieza[] {
  const { decimales } = conceptos
  const importe = (en: Posicion, titulo: string, cual = 0): Pieza => ({
    ...{ en, titulo, falta: 'columna', valores: [], conCeros: Boolean(decimales) },
    significado: 'Importe de un concepto de nómina.',
    notacion: esperadoDe({ titulo, significado: '', clase: 'importe' }, { decimales }),
    ejemplo: importeEscrito(IMPORTES[Math.min(cual, 1)] ?? IMPORTES[0], decimales),
  })
  const clave = (en: Posicion): Pieza => ({
    ...{ en, titulo: 'Concepto', falta: 'columna', valores: [], conCeros: false, ejemplo: 'P1' },
    ...DE_CONCEPTO,
  })
  switch (conceptos.forma) {
    case 'renglon':
      return [clave(conceptos.concepto), importe(conceptos.importe, 'Importe')]
    case 'columnas':
      return conceptos.prefijos.map((prefijo, i) => ({
        ...importe({ titulo: `${prefijo}1` }, `Conceptos ${prefijo}`, i),
        significado: `Importe de un concepto. Hay una columna por concepto: su título es ${prefijo} y el número del concepto. ${SIN_SIGNIFICADO}`,
      }))
    case 'grupos': {
      const { desde } = conceptos
      return [
        clave({ columna: desde + conceptos.concepto }),
        importe({ columna: desde + conceptos.importe }, 'Importe'),
      ]
    }
  }
}

/** Two fields may be read from one column: it is shown once, as the first of them. */
function sinRepetir(piezas: readonly Pieza[]): Pieza[] {
  const vistas = new Set<string>()
  return piezas.filter(({ en }) => {
    const donde = 'titulo' in en ? foldText(en.titulo) : JSON.stringify(en)
    return vistas.has(donde) ? false : vistas.add(donde)
  })
}
