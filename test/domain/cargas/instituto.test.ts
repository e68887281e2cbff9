import { describe, expect, it } from 'vitest'
import { juzgarRenglones, type ContextoCatalogo } from '#domain/cargas/catalogos/juzgar-renglones.ts'
import type { Falta } from '#domain/cargas/falta.ts'
import { leerSiNo } from '#domain/cargas/lectura/si-no.ts'
import { juzgarCuenta, type ContextoCuenta } from '#domain/cargas/usuarios/juzgar-cuenta.ts'
import { siguientePaso } from '#domain/cargas/siguiente-paso.ts'

const dichas = (faltas: readonly Falta[]) => faltas.map(({ campo, codigo, esperado }) => [campo, codigo, esperado])

describe('an account of a file', () => {
  const contexto: ContextoCuenta = {
    opciones: {
      perfiles: [
        { id: 6, nombre: 'Ventanilla', ambito: 'dependencia' },
        { id: 7, nombre: 'Auditor', ambito: 'instituto' },
        { id: 8, nombre: 'Titular', ambito: 'instituto' },
      ],
      unidades: [
        { id: 1, nivel: 0, parentId: null, nombre: 'Ejecutivo' },
        { id: 2, nivel: 1, parentId: 1, nombre: 'Secretaría de Salud' },
        { id: 3, nivel: 1, parentId: 1, nombre: 'Secretaría de Obras' },
        { id: 4, nivel: 2, parentId: 2, nombre: 'Administración' },
        { id: 5, nivel: 2, parentId: 3, nombre: 'Administración' },
      ],
    },
    usuarios: new Set(['jefe']),
    correos: new Set(['jefe@ejemplo.mx']),
    impedimentos: new Map([[8, 'un perfil que no firme']]),
  }
  const juzgar = (valores: Readonly<Record<string, string>>) =>
    juzgarCuenta({ usuario: 'ana', nombre: 'Ana Ruiz', perfil: 'Auditor', ...valores }, contexto)

  it('gets its profile and its place by their names, and the levels above the one it names', () => {
    const { datos, faltas } = juzgar({ usuario: ' ANA ', perfil: 'VENTANILLA', adscripcion: 'secretaria de salud' })
    expect(faltas).toEqual([])
    expect(datos).toMatchObject({ usuario: 'ana', perfilId: 6, entidadId: 1, adscripcionId: 2, dependenciaId: null })
  })

  it.each([
    [
      { dependencia: 'Administración' },
      ['Dependencia', 'C436', 'también la adscripción, porque hay varias con ese nombre'],
    ],
    [
      { dependencia: 'Administración', adscripcion: 'Ejecutivo' },
      ['Dependencia', 'C436', 'una dependencia que pertenezca a lo escrito en las otras columnas'],
    ],
    [{ perfil: 'Titular' }, ['Perfil', 'C435', 'un perfil que no firme']],
    [{ usuario: 'jefe' }, ['Usuario', 'C432', 'un usuario que todavía no exista']],
    [{ correo: 'JEFE@ejemplo.mx' }, ['Correo electrónico', 'C432', 'un correo que ninguna cuenta tenga']],
    [{ perfil: 'Ventanilla' }, ['Entidad', 'C436', 'al menos la entidad, porque ese perfil ve solo lo de su lugar']],
  ])('%o is refused at its field', (valores, falta) => {
    expect(dichas(juzgar(valores).faltas)).toContainEqual(falta)
  })

  it('finds a department that several have by the one above it', () => {
    expect(juzgar({ dependencia: 'Administración', adscripcion: 'Secretaría de Obras' }).datos.dependenciaId).toBe(5)
  })
})

describe('rows of a catalogue', () => {
  const fila = (clave: string, nombre: string, activo = true) => ({
    ...{ id: 1, catalogo: 'x', version: 3, clave, nombre, activo },
  })
  const contexto: ContextoCatalogo = {
    actuales: [fila('UNO', 'Uno'), fila('DOS', 'Dos')],
    protegido: true,
    usos: new Map([['DOS', 2]]),
    usado: ['persona', 'personas'],
  }

  it('may swap their names, since the catalogue is judged as it will be', () => {
    const juzgados = juzgarRenglones(
      [
        { clave: 'uno', nombre: 'Dos' },
        { clave: 'dos', nombre: 'Uno' },
      ],
      contexto,
    )
    expect(juzgados.map(({ accion, faltas }) => [accion, faltas.map(({ codigo }) => codigo)])).toEqual([
      ['cambia', ['A521']],
      ['cambia', ['A521']],
    ])
  })

  it('say how many use a row that they switch off', () => {
    const [dos] = juzgarRenglones([{ clave: 'DOS', nombre: 'Dos', activo: 'no' }], contexto)
    expect(dichas(dos?.faltas ?? [])).toEqual([['Activo', 'A522', '«Sí»: lo usan 2 personas']])
  })

  it('do not leave a catalogue of the portal without a row to choose', () => {
    const filas = ['UNO', 'DOS'].map((clave) => ({ clave, nombre: clave.toLowerCase(), activo: 'no' }))
    expect(juzgarRenglones(filas, contexto).map(({ faltas }) => faltas[0]?.codigo)).toEqual(['C444', 'C444'])
    expect(juzgarRenglones(filas, { ...contexto, protegido: false })[0]?.faltas[0]?.codigo).not.toBe('C444')
  })
})

describe('a yes or a no', () => {
  it.each([
    ['Sí', 'si'],
    ['SI', 'si'],
    ['1', 'si'],
    ['TRUE', 'si'],
    ['no', 'no'],
    ['Inactivo', 'no'],
    ['0', 'no'],
    ['quizá', null],
  ] as const)('%s is %s', (text, leido) => expect(leerSiNo(text)).toBe(leido))
})

describe('what follows a load', () => {
  it.each([
    ['nomina', 'quedó por validar'],
    ['pagos', 'quedó por aprobar: otra persona que carga pagos'],
    ['usuarios', 'quedó cargada. Sus cuentas ya pueden entrar.'],
    ['catalogos', 'quedó cargada. El catálogo ya tiene estos renglones.'],
  ] as const)('of %s: %s', (tipo, texto) => expect(siguientePaso({ folio: 'CRG-26-000001', tipo })).toContain(texto))
})
