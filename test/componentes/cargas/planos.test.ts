import { describe, expect, it } from 'vitest'
import { SESION } from '#test/support/fingido/marco.ts'
import { MUESTRA, PLANO, PLANO_LISTADO, PROPUESTA } from '#test/support/fingido/planos.ts'
import { abrir, boton, columnas, dialogo, llamadas, main, responder } from '#test/componentes/soporte/portal.tsx'
import type { Lugar } from '#test/componentes/soporte/lugar.ts'

const LISTA = '/afiliacion/masiva/planos'
const UNO = `${LISTA}/NOM-SALUD`
const VERSIONES = '/api/cargas/planos/NOM-SALUD/versiones'
const NADIE = { body: { ...SESION, perfil: { ...SESION.perfil, id: 9, actos: ['ver', 'capturar'] } } }
const archivo = (): File => new File(['CURP;NOMBRE'], 'nomina-salud.csv', { type: 'text/csv' })
const RESPUESTAS = {
  '/api/cargas/planos/propuesta': { body: PROPUESTA },
  '/api/cargas/planos/muestra': { body: MUESTRA },
}
const enviados = (path: string): readonly unknown[] =>
  llamadas.filter(({ method, url }) => method === 'POST' && url.pathname === path).map(({ body }) => body)
const fila = (texto: string): Lugar =>
  main().getByRole('table', { name: 'Columnas del archivo' }).getByRole('row').filter({ hasText: texto })

describe('the layouts', () => {
  it('are listed with their state and since when', async () => {
    abrir(LISTA, { '/api/cargas/planos': { body: { planos: [PLANO_LISTADO] } } })
    expect(await columnas(main(), 'Planos de archivos')).toEqual([
      ...['Clave', 'Nombre', 'Tipo', 'Formato', 'Estado', 'Desde', 'Versión', 'Cargas'],
    ])
    expect(main().getByRole('row').nth(1).getByRole('cell').texts()).toEqual([
      'NOM-SALUD',
      'Nómina de la Secretaría de Salud',
      'Nómina',
      'Texto con separador (CSV)',
      'Vigente',
      '1 nov 2026',
      '2',
      '1,024',
    ])
    expect(await main().getByRole('link', { name: 'NOM-SALUD' }).getAttribute('href')).toBe(UNO)
  })

  it('that cannot be loaded are asked for again', async () => {
    abrir(LISTA, {})
    await main().getByText('No se pudieron cargar los planos.').waitFor()
    responder({ '/api/cargas/planos': { body: { planos: [] } } })
    await boton('Reintentar').click()
    await main().getByText('Todavía no hay planos').waitFor()
  })

  it('are reached from the loads by whoever administers them, and by nobody else', async () => {
    const CARGAS = { '/api/catalogo/adscripcion': { body: [] }, '/api/panel/cargas': { rows: [] } }
    abrir('/afiliacion/masiva', CARGAS)
    expect(await main().getByRole('link', { name: 'Planos' }).getAttribute('href')).toBe(LISTA)
    abrir('/afiliacion/masiva', { ...CARGAS, '/api/sesion': NADIE })
    await main().getByText('Todavía no hay cargas').waitFor()
    expect(main().getByRole('link', { name: 'Planos' }).count()).toBe(0)
    abrir(LISTA, { '/api/sesion': NADIE })
    await main().getByText('No tienes acceso a esta pantalla').waitFor()
  })
})

describe('one layout', () => {
  it('says what it reads and from when to when each version was used', async () => {
    abrir(UNO, { [VERSIONES]: { body: PLANO } })
    await main().getByText('Qué lee la versión 2').waitFor()
    const lee = main().getByRole('table', { name: 'Datos que lee el plano' }).getByRole('row')
    expect(lee.nth(4).getByRole('cell').texts()).toEqual([
      'Sueldo',
      'SUELDO',
      '2 decimales sin punto; importe quincenal',
    ])
    await main().getByText('QQAA (2226: quincena 22 de 2026)').waitFor()
    const versiones = main().getByRole('table', { name: 'Versiones del plano' }).getByRole('row')
    expect(versiones.nth(1).getByRole('cell').nth(1).texts()).toEqual(['Desde el 1 nov 2026'])
    expect(versiones.nth(2).getByRole('cell').texts().slice(1, 4)).toEqual([
      'Del 1 ene 2026 al 31 oct 2026',
      '1,023',
      'El portal',
    ])
  })

  it('shows what an older version reads', async () => {
    abrir(UNO, { [VERSIONES]: { body: PLANO } })
    await boton('Ver la versión 1').click()
    await main().getByText('Qué lee la versión 1').waitFor()
    await boton('Ver la versión 2').waitFor()
  })

  it('is ended from a day on, with a reason', async () => {
    abrir(UNO, { [VERSIONES]: { body: PLANO } })
    await boton('Terminar').click()
    responder({ [VERSIONES]: { body: PLANO }, '/api/cargas/planos/NOM-SALUD/terminar': { body: PLANO } })
    await boton('Terminar plano', dialogo()).click()
    await dialogo().getByText('Escribe por qué se termina el plano.').waitFor()
    expect(llamadas).toEqual([])
    await dialogo().getByLabel('Ya no vale desde').fill('16/12/2026')
    await dialogo().getByLabel('Motivo').fill('Cambió de sistema.')
    await boton('Terminar plano', dialogo()).click()
    await dialogo().waitForGone()
    expect(enviados('/api/cargas/planos/NOM-SALUD/terminar')).toEqual([
      { version: 2, desde: '2026-12-16', motivo: 'Cambió de sistema.' },
    ])
  })
})

async function abrirEditor(): Promise<void> {
  abrir(`${LISTA}?nuevo=1`, RESPUESTAS)
  await main().locator('input[type=file]').upload(archivo())
  await boton('Proponer plano').click()
  await main().getByRole('table', { name: 'Columnas del archivo' }).waitFor()
}

/** Chooses in a combobox by writing and Enter. */
async function elegir(nombre: string, texto: string): Promise<void> {
  const caja = main().getByRole('combobox', { name: nombre, exact: true })
  await caja.fill(texto)
  // An option that another column has says so after its name.
  await main().getByRole('option', { name: texto }).first().click()
}

describe('the editor of a new layout', () => {
  it('asks for a sample file first', async () => {
    abrir(`${LISTA}?nuevo=1`, RESPUESTAS)
    await boton('Proponer plano').click()
    await main().getByText('Elige un archivo de muestra.').waitFor()
    expect(llamadas).toEqual([])
  })

  it('says why a file cannot be read, in the words of the server', async () => {
    const message = 'El archivo no es de texto, XLSX ni DBF. C107'
    abrir(`${LISTA}?nuevo=1`, {
      '/api/cargas/planos/propuesta': { status: 422, error: 'Hay datos por corregir.', campos: { file: message } },
    })
    await main().locator('input[type=file]').upload(archivo())
    await boton('Proponer plano').click()
    await main().getByText(message).waitFor()
  })

  it('shows each column with its values, the field proposed for it, and what is missing', async () => {
    await abrirEditor()
    expect(await main().getByRole('combobox', { name: 'Dato que trae CURP' }).inputValue()).toBe('CURP')
    expect(await main().getByRole('combobox', { name: 'Dato que trae CUENTA' }).inputValue()).toBe('')
    await fila('0012345678').waitFor()
    await main().getByText('Se leen 4 columnas de 6').waitFor()
    await main()
      .getByText(PROPUESTA.notas[0] ?? '')
      .waitFor()
    await main().getByText('Para ver cómo se leerá, falta:').waitFor()
    expect(enviados('/api/cargas/planos/muestra')).toEqual([])
  })

  it('reads the sample once nothing is missing, and tells what it does not understand', async () => {
    await abrirEditor()
    await main().getByLabel('Notación de las quincenas').selectOption('AAQQ')
    await elegir('Dato que trae PAGO', 'Sueldo')
    await main().getByText('Tipo de nómina (columna TIPO): dice «X»; se esperaba uno de: O, C. C207').waitFor()
    await main().getByText('El archivo dice 13 renglones y trae 12: faltan 1. C105').waitFor()
    const leidos = main().getByRole('table', { name: 'Primeros renglones, como se leerán' }).getByRole('row')
    expect(leidos.nth(1).getByRole('cell').texts()).toEqual([
      ...['2', 'LURA800101MASNSN07', 'Luna Ríos Ana', 'Ordinaria', 'Q12 2011 · 16–30 jun', '$4,256.50'],
    ])
    expect(leidos.nth(4).getByRole('cell').texts()).toContain('X No se entiende.')
  })

  it('sends what was corrected: field, decimals, translation table, constant, and the first day', async () => {
    await abrirEditor()
    await main().getByLabel('Notación de las quincenas').selectOption('AAQQ')
    await elegir('Dato que trae PAGO', 'Sueldo')
    expect(await main().getByLabel('Decimales, Sueldo').inputValue()).toBe('2')
    await main().getByLabel('De qué es el importe, Sueldo').selectOption('mensual')
    await boton('Tabla de equivalencias').click()
    await main().getByLabel('Qué significa «O»').selectOption('ordinaria')
    await main().getByLabel('Qué significa «C»').selectOption('complementaria')
    await boton('Agregar valor constante').click()
    await elegir('Dato que trae Valor constante', 'Plaza')
    await main().getByRole('textbox', { name: 'Valor constante', exact: true }).fill('BASE')
    await main().getByLabel('Clave').fill('nom-nueva')
    await main().getByLabel('Nombre', { exact: true }).fill('Nómina nueva')
    await main().getByLabel('Vale desde').fill('01/12/2026')
    responder({ ...RESPUESTAS, '/api/cargas/planos': { body: { ...PLANO, clave: 'NOM-NUEVA' } } }, 'calla')
    await boton('Guardar plano').click()
    await main().getByRole('heading', { name: 'NOM-NUEVA', level: 1 }).waitFor()
    expect(enviados('/api/cargas/planos')).toEqual([
      {
        clave: 'nom-nueva',
        nombre: 'Nómina nueva',
        desde: '2026-12-01',
        tipo: 'nomina',
        definicion: {
          formato: 'delimitado',
          codificacion: 'detectar',
          separador: ';',
          titulos: true,
          periodo: 'AAQQ',
          campos: [
            { campo: 'curp', en: { titulo: 'CURP' } },
            { campo: 'nombre', en: { titulo: 'NOMBRE' } },
            { campo: 'clase', en: { titulo: 'TIPO' }, tabla: { O: 'ordinaria', C: 'complementaria' } },
            { campo: 'quincena', en: { titulo: 'QNA' } },
            { campo: 'sueldo', en: { titulo: 'PAGO' }, decimales: 2, periodicidad: 'mensual' },
            { campo: 'plaza', constante: 'BASE' },
          ],
        },
      },
    ])
  })

  it('lists at its top what is missing, and leads to the control that corrects it', async () => {
    await abrirEditor()
    await boton('Guardar plano').click()
    const enlaces = main().getByRole('alert').getByRole('link')
    await main().getByText('Hay 4 datos por corregir').waitFor()
    expect(enlaces.texts()).toEqual([
      'Escribe la clave del plano, como NOM-SALUD.',
      'Escribe el nombre del plano.',
      'Notación de las quincenas: elige cómo las escribe el archivo; nunca se adivina.',
      'Columnas: falta el sueldo, otro importe o los conceptos.',
    ])
    await enlaces.nth(2).click()
    await main().getByLabel('Notación de las quincenas').hasFocus()
    expect(enviados('/api/cargas/planos')).toEqual([])
  })

  it('says under the column that two columns bring the same', async () => {
    await abrirEditor()
    await elegir('Dato que trae CUENTA', 'Nombre completo')
    await fila('0012345678').getByText('Campo 3 «Nombre completo»: ya lo trae otra columna: déjalo en una.').waitFor()
  })
})

describe('the next version of a layout', () => {
  const EDITAR = `${UNO}?editar=1`

  it('begins with what the newest one says, also without a file', async () => {
    abrir(EDITAR, { [VERSIONES]: { body: PLANO } })
    await boton('Seguir sin archivo').click()
    await main().getByText('Sin un archivo de muestra no hay qué leer aquí.').waitFor()
    expect(await main().getByLabel('Nombre', { exact: true }).inputValue()).toBe(PLANO.nombre)
    const posiciones = main().getByRole('textbox', { name: /^Título o número de la columna, / })
    expect(await Promise.all(posiciones.all().map((each) => each.inputValue()))).toEqual([
      ...['CURP', 'NOMBRE', 'QUINCENA', 'SUELDO'],
    ])
    responder({ [VERSIONES]: { body: { ...PLANO, version: 3 } } }, 'calla')
    await posiciones.nth(3).fill('PAGO')
    await boton('Guardar versión').click()
    await main().getByRole('heading', { name: 'NOM-SALUD', level: 1 }).waitFor()
    expect(enviados(VERSIONES)).toMatchObject([
      { version: 2, definicion: { campos: [{}, {}, {}, { en: { titulo: 'PAGO' } }] } },
    ])
  })

  it('says who saved another one first, and lets the person go on from it', async () => {
    abrir(EDITAR, { [VERSIONES]: { body: PLANO } })
    await boton('Seguir sin archivo').click()
    await main().getByLabel('Nombre', { exact: true }).fill('Otro nombre')
    const error = 'Gabriela Sandoval cambió el plano NOM-SALUD mientras lo veías.'
    const actual = { ...PLANO, version: 3, nombre: 'Nómina de Salud, 2027' }
    responder({
      [VERSIONES]: ({ method }) =>
        method === 'POST' ? { status: 409, codigo: 'version', error, actual } : { body: PLANO },
    })
    await boton('Guardar versión').click()
    await main().getByText(error).waitFor()
    await main().getByText('Ahora dice: versión 3, Nómina de Salud, 2027.').waitFor()
    await boton('Usar los datos actuales').click()
    expect(await main().getByLabel('Nombre', { exact: true }).inputValue()).toBe('Nómina de Salud, 2027')
  })
})
