import { describe, expect, it } from 'vitest'
import { NOMINA } from '#domain/cargas/nomina/campos-nomina.ts'
import { revisarDefinicion } from '#domain/cargas/planos/plano-issues.ts'
import { nombrePlanoIssues } from '#domain/cargas/planos/plano-nuevo.ts'
import { RETENCIONES } from '#domain/cargas/retenciones/campos-retenciones.ts'
import { borradorDe, conEncabezados, definicionDe } from '#domain/cargas/planos/editor/borrador-plano.ts'
import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'

const BUENA: DefinicionPlano = {
  formato: 'delimitado',
  codificacion: 'detectar',
  titulos: true,
  campos: [
    { campo: 'curp', en: { titulo: 'CURP' } },
    { campo: 'nombre', en: { titulo: 'NOMBRE' } },
    { campo: 'sueldo', en: { titulo: 'SUELDO' }, decimales: 2 },
  ],
}
const mensajes = (enviada: unknown, tipo: typeof NOMINA | typeof RETENCIONES = NOMINA): string[] => {
  const revision = revisarDefinicion(enviada, tipo)
  return 'issues' in revision ? revision.issues.map(({ message }) => message) : []
}
const con = (campo: object, i = 2): object => ({
  ...BUENA,
  campos: BUENA.campos.map((each, at) => (at === i ? campo : each)),
})

describe('a definition', () => {
  it('without faults is taken as it is', () => {
    expect(revisarDefinicion(BUENA, NOMINA)).toEqual({ definicion: BUENA })
  })

  it('names the field that has no column', () => {
    const revision = revisarDefinicion(con({ campo: 'sueldo' }), NOMINA)
    expect(revision).toEqual({
      issues: [{ path: 'definicion.campos.2.en', code: 'en', message: 'Campo 3 «Sueldo»: falta la columna.' }],
    })
  })

  it.each<readonly [string, unknown, string]>([
    [
      'a field of another kind',
      con({ campo: 'retenido', en: { columna: 1 } }),
      'Campo 3 «retenido»: no es un dato de este tipo de carga.',
    ],
    [
      'a field that every object has',
      con({ campo: 'constructor', en: { columna: 1 } }),
      'Campo 3 «constructor»: no es un dato de este tipo de carga.',
    ],
    [
      'a field twice',
      con({ campo: 'curp', en: { columna: 9 } }),
      'Campo 3 «CURP»: ya lo trae otra columna: déjalo en una.',
    ],
    [
      'characters of a table',
      con({ campo: 'sueldo', en: { desde: 1, hasta: 2 } }),
      'Campo 3 «Sueldo»: solo un archivo de ancho fijo se corta por caracteres.',
    ],
    [
      'too many implied decimals',
      con({ campo: 'sueldo', en: { columna: 3 }, decimales: 9 }),
      'Campo 3 «Sueldo»: los decimales implícitos van de 0 a 4.',
    ],
    [
      'decimals of a text',
      con({ campo: 'nombre', en: { columna: 2 }, decimales: 2 }, 1),
      'Campo 2 «Nombre completo»: solo un importe tiene decimales implícitos.',
    ],
    [
      'an unknown part of a field',
      con({ campo: 'sueldo', en: { columna: 3 }, sql: 'x' }),
      'Campo 3 «Sueldo»: no existe «sql».',
    ],
    [
      'a meaning that does not exist',
      con({ campo: 'clase', en: { titulo: 'TIPO' }, tabla: { '01': 'alta' } }, 1),
      'Campo 2 «Tipo de nómina»: la equivalencia «alta» no existe; se esperaba una de: ordinaria, complementaria, retroactiva, cancelacion, reintegro, aguinaldo.',
    ],
    ['no column at all', { ...BUENA, campos: [] }, 'Columnas: elige de 1 a 120 datos que se lean del archivo.'],
    [
      'a quincena without notation',
      con({ campo: 'quincena', en: { titulo: 'QNA' } }, 1),
      'Notación de las quincenas: elige cómo las escribe el archivo; nunca se adivina.',
    ],
    [
      'nothing that identifies a person',
      con({ campo: 'plaza', en: { titulo: 'PLAZA' } }, 0),
      'Columnas: falta con qué identificar a la persona (CURP, NSS, RFC, Número interno, Número de empleado).',
    ],
    [
      'totals of what is not read',
      { ...BUENA, totales: { empieza: 'TOTAL', suma: { columna: 4 }, de: 'quinquenios' } },
      'Renglón de totales: suma «quinquenios» y ninguna columna lo trae.',
    ],
    ['a sheet of a text', { ...BUENA, hoja: 'DETALLE' }, 'Hoja: solo un libro de Excel tiene hojas.'],
    [
      'groups that do not fit',
      { ...BUENA, conceptos: { forma: 'grupos', desde: 5, hasta: 6, cada: 4, concepto: 0, importe: 1 } },
      'Conceptos: de la columna 5 a la 6 no cabe un grupo de 4.',
    ],
    ['a text', 'nada', 'La definición no tiene la forma de un plano.'],
  ])('with %s says it in Spanish', (_, enviada, mensaje) => {
    expect(mensajes(enviada)).toContain(mensaje)
  })

  it('of withholdings says how much was withheld, and has no concepts', () => {
    const sin = { ...BUENA, campos: BUENA.campos.slice(0, 2), conceptos: { forma: 'columnas', prefijos: ['P'] } }
    expect(mensajes(sin, RETENCIONES)).toEqual([
      'Conceptos: este tipo de carga no los tiene.',
      'Columnas: falta la que dice cuánto se retuvo.',
    ])
  })

  it('lists at most twenty faults', () => {
    const campos = Array.from({ length: 60 }, () => ({ campo: 'nada', en: { columna: 1 } }))
    expect(mensajes({ ...BUENA, campos })).toHaveLength(20)
  })
})

describe('the key and the name of a layout', () => {
  it.each([
    ['', 'Escribe la clave del plano, como NOM-SALUD.'],
    ['Nómina 1', '«NÓMINA 1» no sirve como clave: usa hasta 20 letras, números y guiones, como NOM-SALUD.'],
  ])('%j is refused', (clave, mensaje) => {
    expect(nombrePlanoIssues({ clave, nombre: 'Nómina' }).map(({ message }) => message)).toEqual([mensaje])
  })

  it('takes a key in small letters', () => {
    expect(nombrePlanoIssues({ clave: ' nom-salud ', nombre: 'Nómina de Salud' })).toEqual([])
  })
})

describe('a draft of a layout', () => {
  it('gives back the definition that it was made from', () => {
    const definicion: DefinicionPlano = {
      ...BUENA,
      periodo: 'QQAA',
      campos: [
        ...BUENA.campos,
        { campo: 'clase', constante: 'ordinaria' },
        { campo: 'quincena', en: { titulo: 'QNA' }, obligatorio: true },
        { campo: 'plaza', en: { titulo: 'PLAZA' }, obligatorio: false },
        { campo: 'quinquenios', en: { titulo: 'QUIN' }, periodicidad: 'mensual' },
      ],
    }
    expect(definicionDe(borradorDe(definicion), NOMINA)).toEqual(definicion)
  })

  it('leaves a text out of its translation table until its meaning is chosen', () => {
    const clase = { campo: 'clase', en: { titulo: 'TIPO' }, tabla: { O: 'ordinaria', 0: '' } } as const
    const borrador = borradorDe({ ...BUENA, campos: [...BUENA.campos, clase] })
    expect(definicionDe(borrador, NOMINA).campos.at(-1)).toEqual(clase)
    const sin = borrador.columnas.map((columna) => ({
      ...columna,
      tabla: columna.tabla.map(([texto]) => [texto, ''] as const),
    }))
    expect(mensajes(definicionDe({ ...borrador, columnas: sin }, NOMINA))).toEqual([
      'Campo 4 «Tipo de nómina»: di qué significa cada clave de su tabla de equivalencias.',
    ])
  })

  it('shows the columns of a sample that are not read, in the order of the file', () => {
    const muestra = [
      { en: { titulo: 'CUENTA' }, numero: 1, titulo: 'CUENTA', ejemplos: ['00123'] },
      { en: { titulo: 'CURP' }, numero: 2, titulo: 'CURP', ejemplos: ['LURA800101MASNSN07'] },
    ]
    const { columnas } = borradorDe(BUENA, muestra)
    expect(columnas.filter(({ ejemplos }) => ejemplos.length > 0).map(({ titulo, campo }) => [titulo, campo])).toEqual([
      ['CUENTA', ''],
      ['CURP', 'curp'],
    ])
  })

  it('finds columns by number once the file has no titles', () => {
    const muestra = [{ en: { titulo: 'CURP' }, numero: 4, titulo: 'CURP', ejemplos: ['LURA800101MASNSN07'] }]
    const sin = conEncabezados(borradorDe({ ...BUENA, campos: [BUENA.campos[0]!] }, muestra), false)
    expect(definicionDe(sin, NOMINA)).toMatchObject({ titulos: false, campos: [{ campo: 'curp', en: { columna: 4 } }] })
  })
})
