import type { DetallePlano, MuestraLeida, PlanoListado } from '#domain/cargas/planos/plano-panel.ts'
import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'
import type { PlanoPropuesto } from '#domain/cargas/planos/propuesta/muestra-archivo.ts'
import type { PlainDate } from '#domain/plain-date.ts'

const dia = (text: string): PlainDate => text as PlainDate

export const PLANO_LISTADO: PlanoListado = {
  clave: 'NOM-SALUD',
  nombre: 'Nómina de la Secretaría de Salud',
  tipo: 'nomina',
  formato: 'delimitado',
  version: 2,
  desde: dia('2026-11-01'),
  estado: 'vigente',
  cargas: 1_024,
}

const DEFINICION: DefinicionPlano = {
  formato: 'delimitado',
  codificacion: 'detectar',
  separador: ';',
  titulos: true,
  periodo: 'QQAA',
  campos: [
    { campo: 'curp', en: { titulo: 'CURP' }, obligatorio: true },
    { campo: 'nombre', en: { titulo: 'NOMBRE' } },
    { campo: 'quincena', en: { titulo: 'QUINCENA' } },
    { campo: 'sueldo', en: { titulo: 'SUELDO' }, decimales: 2, periodicidad: 'quincenal' },
  ],
}

/** A layout with two versions. */
export const PLANO: DetallePlano = {
  clave: 'NOM-SALUD',
  nombre: 'Nómina de la Secretaría de Salud',
  tipo: 'nomina',
  version: 2,
  estado: 'vigente',
  versiones: [
    {
      version: 2,
      nombre: 'Nómina de la Secretaría de Salud',
      desde: dia('2026-11-01'),
      hasta: null,
      termina: false,
      motivo: '',
      definicion: DEFINICION,
      cargas: 1,
      creadoAt: '2026-10-28T17:00:00.000Z',
      usuario: 'Sandoval Ríos, Gabriela',
    },
    {
      version: 1,
      nombre: 'Nómina de la Secretaría de Salud',
      desde: dia('2026-01-01'),
      hasta: dia('2026-10-31'),
      termina: false,
      motivo: '',
      definicion: DEFINICION,
      cargas: 1_023,
      creadoAt: '2026-01-02T17:00:00.000Z',
      usuario: '',
    },
  ],
}

/** What the portal proposes for a CSV whose quincenas have two readings. */
export const PROPUESTA: PlanoPropuesto = {
  definicion: {
    formato: 'delimitado',
    codificacion: 'detectar',
    separador: ';',
    titulos: true,
    campos: [
      { campo: 'curp', en: { titulo: 'CURP' } },
      { campo: 'nombre', en: { titulo: 'NOMBRE' } },
      { campo: 'clase', en: { titulo: 'TIPO' } },
      { campo: 'quincena', en: { titulo: 'QNA' } },
    ],
  },
  columnas: [
    { en: { titulo: 'CURP' }, numero: 1, titulo: 'CURP', ejemplos: ['LURA800101MASNSN07', 'MUGF750612HASXMR01'] },
    { en: { titulo: 'NOMBRE' }, numero: 2, titulo: 'NOMBRE', ejemplos: ['Luna Ríos Ana', 'Muñoz Güemes Fernando'] },
    { en: { titulo: 'CUENTA' }, numero: 3, titulo: 'CUENTA', ejemplos: ['0012345678'] },
    { en: { titulo: 'TIPO' }, numero: 4, titulo: 'TIPO', ejemplos: ['O', 'C'] },
    { en: { titulo: 'QNA' }, numero: 5, titulo: 'QNA', ejemplos: ['1211'] },
    { en: { titulo: 'PAGO' }, numero: 6, titulo: 'PAGO', ejemplos: ['0000425650'], decimales: 2 },
  ],
  hojas: [],
  codificacion: 'UTF-8',
  notas: ['«1211» se puede leer como QQAA o AAQQ: elige la notación, que nunca se adivina.'],
}

/** The first rows of that file: one value cannot be read, and the record of totals does not agree. */
export const MUESTRA: MuestraLeida = {
  columnas: ['CURP', 'Nombre completo', 'Tipo de nómina', 'Quincena', 'Sueldo'],
  renglones: Array.from({ length: 12 }, (_, i) => ({
    linea: i + 2,
    valores: [
      { texto: 'LURA800101MASNSN07', falta: '' },
      { texto: 'Luna Ríos Ana', falta: '' },
      i === 3
        ? {
            texto: 'X',
            falta: 'Tipo de nómina (columna TIPO): dice «X»; se esperaba uno de: O, C. C207',
          }
        : { texto: 'Ordinaria', falta: '' },
      { texto: 'Q12 2011 · 16–30 jun', falta: '' },
      { texto: '$4,256.50', falta: '' },
    ],
    conceptos: [],
    faltas: [],
  })),
  rechazo: '',
  totales: { cuadra: false, renglones: 12, faltas: ['El archivo dice 13 renglones y trae 12: faltan 1. C105'] },
}
