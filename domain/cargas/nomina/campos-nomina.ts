import { CONCEPTOS } from '#domain/fondos/fondo.ts'
import { CAMPOS_PERSONA } from '#domain/cargas/persona/campos-persona.ts'
import type { CampoTipo, TipoCarga } from '#domain/cargas/tipo-carga.ts'

/** Kinds of payment of a payroll row. */
export const CLASES_PAGO = {
  ordinaria: 'Ordinaria',
  complementaria: 'Complementaria',
  retroactiva: 'Retroactiva',
  cancelacion: 'Cancelación',
  reintegro: 'Reintegro',
  aguinaldo: 'Aguinaldo',
} as const
export type ClasePago = keyof typeof CLASES_PAGO

const importe = (titulo: string): CampoTipo => ({ titulo, clase: 'importe', negativo: true })

/** Prefix of the fields that carry the amount deducted for a key of a fund: `deduccion.FAA`. */
export const DEDUCCION = 'deduccion.'

const DEDUCCIONES: Readonly<Record<string, CampoTipo>> = Object.fromEntries(
  CONCEPTOS.filter(({ parte }) => parte === 'afiliado').map(({ clave }) => [
    `${DEDUCCION}${clave}`,
    importe(`Descuento ${clave}`),
  ]),
)

/** A payroll: what a dependency paid each person and post in a quincena (decisions §11.18 to 11.20). */
export const NOMINA = {
  titulo: 'Nómina',
  modo: 'por_renglon',
  campos: {
    ...CAMPOS_PERSONA,
    plaza: { titulo: 'Plaza', clase: 'texto', max: 40 },
    clase: { titulo: 'Tipo de nómina', clase: 'opcion', opciones: CLASES_PAGO },
    numero: { titulo: 'Número de complementaria', clase: 'numero', hasta: 9_999 },
    quincena: { titulo: 'Quincena', clase: 'quincena' },
    desde: { titulo: 'Desde', clase: 'quincena' },
    hasta: { titulo: 'Hasta', clase: 'quincena' },
    sueldo: importe('Sueldo'),
    dias: { titulo: 'Días pagados', clase: 'centesimos', hasta: 3_000 },
    diasAusencia: { titulo: 'Días de ausencia', clase: 'centesimos', hasta: 3_000 },
    diasIncapacidad: { titulo: 'Días de incapacidad', clase: 'centesimos', hasta: 3_000 },
    fraccion: { titulo: 'Fracción u horas', clase: 'centesimos', hasta: 10_000 },
    otrasPrestaciones: importe('Otras prestaciones'),
    quinquenios: importe('Quinquenios'),
    porcentaje: { titulo: 'Porcentaje', clase: 'porcentaje', hasta: 1_000_000 },
    ...DEDUCCIONES,
  },
  lee: 'cargas.dependencias',
  carga: 'cargas.enviar',
  contenido: 'la nómina',
  renglon: ['renglón', 'renglones'],
  conImportes: true,
  autoriza: { por: 'dependencia' },
  delInstituto: null,
  deEntidad: {
    suma: 'pagó',
    anterior: 'La nómina anterior',
    repite: 'ya paga lo mismo a personas de este archivo',
    conRenglon: 'con pago',
    sinRenglon: 'en activo sin renglón',
    sinRenglonSigue: 'antes del cierre se dice por qué',
  },
} as const satisfies TipoCarga
