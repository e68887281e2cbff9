import { describe, expect, it, vi } from 'vitest'
import {
  AVISADO,
  CERCANO,
  DETALLE,
  deUna,
  detalleCon,
  ENTRA,
  FOLIO,
  OPCIONES,
  RECHAZADO,
  UNA,
} from '#test/support/fingido/cargas.ts'
import { SESION } from '#test/support/fingido/marco.ts'
import { abrir, boton, dialogo, llamadas, main, responder } from '#test/componentes/soporte/portal.tsx'
import { plainDate } from '#domain/plain-date.ts'
import { documento } from '#test/componentes/soporte/lugar.ts'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import type { Respuestas } from '#test/support/fingido/respuestas.ts'

const PAGINA = `/afiliacion/masiva/${FOLIO}`

async function ver(detalle: DetalleCarga, mas: Respuestas = {}): Promise<void> {
  abrir(PAGINA, { ...deUna(detalle), ...mas })
  await main().getByRole('heading', { name: FOLIO, level: 1 }).waitFor()
  await main().getByText('El archivo', { exact: true }).waitFor()
}
const enviado = () => llamadas.filter(({ method }) => method === 'POST').map(({ url, body }) => [url.pathname, body])
const renglones = () =>
  llamadas.filter(({ url }) => url.pathname === `${UNA}/renglones`).map(({ url }) => url.searchParams.toString())
const celdas = (tabla: string, fila: number): readonly string[] =>
  main().getByRole('table', { name: tabla }).getByRole('row').nth(fila).getByRole('cell').texts()

describe('the simulation of a load', () => {
  it('says first how many rows enter and how many are refused', async () => {
    await ver(DETALLE)
    await main().getByText('Entran 1,204 renglones y se rechazan 24 renglones.').waitFor()
    expect(main().locator('.cifra').texts()).toEqual([
      'Entran1,204de 1,228 renglones; aparte, 3 borrados y 1 omitido',
      'Con aviso9entran; conviene revisarlos',
      'Rechazados24no entran',
      'Personas1,187con algún renglón que entra',
      'En activo sin renglón6antes del cierre se dice por qué',
    ])
  })

  it('compares its totals with the last payroll, in pesos and in percent', async () => {
    await ver(DETALLE)
    expect(celdas('Totales', 1)).toEqual([
      'Sueldo',
      '$8,150,000.00',
      '$8,123,456.50',
      '$8,012,000.00',
      '+$111,456.50',
      '+1.4 %',
    ])
    expect(celdas('Totales', 2)).toEqual([
      'Otras prestaciones',
      '$964,000.00',
      '$964,000.00',
      '$991,500.00',
      '−$27,500.00',
      '−2.8 %',
    ])
    expect(celdas('Totales', 3)).toEqual([
      ...['Quinquenios', '$120,000.00', '$120,000.00', '$120,000.00', '$0.00', '0.0 %'],
    ])
    expect(celdas('Totales', 4)).toEqual([
      ...['Concepto D69 (Descuento FAA)', '$14,500.00', '$14,500.00', 'no venía', '+$14,500.00', '–'],
    ])
  })

  it('compares nothing where there was no payroll before', async () => {
    await ver(detalleCon({ anterior: null }))
    await main().getByText('No hay una carga de quincenas anteriores con que compararlos').waitFor()
    expect(celdas('Totales', 1)).toEqual(['Sueldo', '$8,150,000.00', '$8,123,456.50'])
  })

  it('shows by code why rows are refused and how that is corrected', async () => {
    await ver(DETALLE)
    const grupo = main().getByRole('region', { name: 'Por esto se rechazan' })
    expect(grupo.locator('summary').texts()).toEqual([
      'El valor tiene más de una lectura posible.15 renglonesC202',
      'No hay en tu alcance una persona con esa clave.9 renglonesC301',
    ])
    await grupo.getByText('Escríbelo de modo que solo tenga una').waitFor()
    await grupo.getByText('Primero, en el renglón 37: Sueldo (columna IMPORTE): dice «4.256»').waitFor()
  })

  it('leads from a fault to the rows that have it, and back to all', async () => {
    await ver(DETALLE)
    await main().getByRole('link', { name: 'Ver los 15 renglones' }).click()
    await main().getByText('Con la falta C202').waitFor()
    await expect.poll(() => renglones().at(-1)).toBe('veredicto=rechazado&codigo=C202&despues=0')
    await main().locator('#renglones').hasFocus()
    await boton('Quitar el filtro C202').click()
    await main().getByText('Con la falta C202').waitForGone()
  })

  it('shows each refused row with its faults, what was found and what was expected', async () => {
    await ver(DETALLE)
    await main().getByRole('cell', { name: RECHAZADO.persona }).first().waitFor()
    const [linea, persona, faltas] = celdas('Renglones rechazados', 1)
    expect([linea, persona]).toEqual(['37', RECHAZADO.persona])
    expect(faltas).toBe(
      'Sueldo, columna IMPORTE C202Dice «4.256»; se esperaba 4256.00 o 4.256.Días pagados, columna DIAS C402Dice «16»; se esperaba de 0 a 15 por plaza.',
    )
    await main().getByText('Ver sus datos, renglón 37', { exact: true }).click()
    await main().getByText('LURA800101MASXXX01').first().waitFor()
  })

  it('reads more rows from the last one on', async () => {
    await ver(DETALLE)
    await boton('Ver más renglones').click()
    await boton('Ver más renglones').waitForGone()
    expect(renglones()).toEqual(['veredicto=rechazado&despues=0', 'veredicto=rechazado&despues=500'])
    expect(main().getByRole('table', { name: 'Renglones rechazados' }).getByRole('row').count()).toBe(17)
  })

  it('shows the rows of each kind in a tab', async () => {
    await ver(DETALLE)
    await main().getByRole('tab', { name: 'Con aviso 9' }).click()
    await main().getByRole('cell', { name: AVISADO.persona }).first().waitFor()
    await main().getByRole('tab', { name: 'Entran sin aviso 1,195' }).click()
    await main().getByRole('cell', { name: ENTRA.persona }).first().waitFor()
    expect(celdas('Renglones que entran sin aviso', 1).at(-1)).toContain('Sueldo $4,256.50')
  })

  it('says when every row enters', async () => {
    await ver(detalleCon({ carga: { rechazados: 0, avisados: 0 }, entran: 1_228, faltas: [], acciones: ['cargar'] }))
    await main().getByText('Listo para cargar.').waitFor()
    await boton('Cargar 1,228 renglones').waitFor()
    expect(boton('Descargar renglones rechazados').count()).toBe(0)
  })

  it('does not load a file of which no row enters', async () => {
    const impedimento = 'Ningún renglón entra: descarga los rechazados, corrígelos y carga ese archivo.'
    await ver(detalleCon({ carga: { rechazados: 1_228, avisados: 0 }, entran: 0, acciones: ['malos'], impedimento }))
    await main().getByText('Ningún renglón entra.').waitFor()
    expect(
      main()
        .getByRole('button', { name: /^Cargar \d/ })
        .count(),
    ).toBe(0)
    await boton('Cargar otro archivo').click()
    expect(await dialogo('Cargar un archivo').getByLabel('Entidad').inputValue()).toBe('7')
  })
})

describe('a row whose key is nobody’s, beside a person with its name', () => {
  const pregunta = { [`${UNA}/renglones`]: { body: { renglones: [CERCANO], siguiente: null } } }

  it('asks whether it is the same person, and reads the file again with the answer', async () => {
    await ver(DETALLE, pregunta)
    await boton('¿Es 001234 · Luna Ríos, Ana?').click()
    const dialog = dialogo('¿Es la misma persona? Renglón 112')
    const fila = (n: number): readonly string[] => dialog.getByRole('row').nth(n).getByRole('cell').texts()
    expect(fila(1)).toEqual(['Nombre', 'Luna Ríos, Ana', '001234 · Luna Ríos, Ana'])
    expect(fila(2)).toEqual(['CURP', 'LURA800101MASXXX01', 'LURA800101MASNSN07'])
    expect(fila(4)).toEqual(['Situación', '–', 'Activo'])
    responder({ ...deUna(DETALLE), ...pregunta, [`${UNA}/cercana`]: { body: CERCANO } })
    await boton('Es la misma persona', dialog).click()
    await main().getByText('Respondiste: es 001234 · Luna Ríos, Ana.').waitFor()
    await main().getByText('Guardaste 1 respuesta.').waitFor()
    expect(enviado()).toEqual([[`${UNA}/cercana`, { linea: 112, misma: true }]])
    const leyendo = detalleCon({
      carga: { estado: 'leyendo', renglones: 0 },
      acciones: ['detener'],
      paso: { paso: 'leer', estado: 'espera', hechos: 0, total: null, texto: '' },
    })
    responder({ ...deUna(leyendo), [`${UNA}/releer`]: { body: leyendo } })
    await main().getByRole('button', { name: 'Volver a revisar' }).first().click()
    await main().getByRole('progressbar', { name: 'Espera su turno' }).waitFor()
    expect(enviado()).toEqual([[`${UNA}/releer`, { version: 3 }]])
    expect(main().getByText('Guardaste 1 respuesta.').count()).toBe(0)
  })

  it('is shown without the question to whoever cannot answer it', async () => {
    await ver(detalleCon({ acciones: ['malos'] }), pregunta)
    await main().getByRole('cell', { name: 'Luna Ríos, Ana' }).first().waitFor()
    expect(main().getByRole('button', { name: /^¿Es/ }).count()).toBe(0)
  })
})

describe('a row with a concept that nobody has explained', () => {
  const falta = { campo: 'Concepto 777', columna: '', hallado: '777', esperado: 'un concepto con significado' } as const
  const renglon = { ...RECHAZADO, faltas: [{ codigo: 'C211', ...falta }] }
  const pregunta = {
    [`${UNA}/renglones`]: { body: { renglones: [renglon], siguiente: null } },
    '/api/catalogo/adscripcion': { body: [{ id: 7, nombre: 'Secretaría de Salud' }] },
  }

  it('lets whoever administers layouts say what it means', async () => {
    await ver(DETALLE, pregunta)
    await boton('Decir qué significa 777').click()
    const dialog = dialogo('Concepto 777 de Secretaría de Salud')
    await boton('Guardar significado', dialog).click()
    await dialog.getByText('Elige qué significa el concepto.').waitFor()
    await dialog.getByLabel('Qué significa').fill('No cotiza')
    await dialog.getByRole('option', { name: 'No cotiza' }).click()
    responder({
      ...deUna(DETALLE),
      ...pregunta,
      '/api/cargas/conceptos': { body: { clave: '777', destino: 'no_cotiza' } },
    })
    await boton('Guardar significado', dialog).click()
    await main().getByText('Dijiste qué significa 777.').waitFor()
    await main().getByText('Guardaste 1 respuesta.').waitFor()
    const body = { clave: '777', destino: 'no_cotiza', periodicidad: 'quincenal', desde: '2226', entidad: 7 }
    expect(enviado()).toEqual([['/api/cargas/conceptos', body]])
  })

  it('is not asked of a desk', async () => {
    const perfil = { ...SESION.perfil, id: 9, actos: ['ver', 'capturar'] }
    await ver(DETALLE, { ...pregunta, '/api/sesion': { body: { ...SESION, perfil } } })
    await main().getByRole('cell', { name: RECHAZADO.persona }).first().waitFor()
    expect(
      main()
        .getByRole('button', { name: /^Decir qué significa/ })
        .count(),
    ).toBe(0)
  })
})

describe('loading what enters', () => {
  it('begins at once where nothing is replaced, from the version in sight', async () => {
    await ver(DETALLE)
    const cargando = detalleCon({
      carga: { estado: 'aplicando' },
      acciones: ['detener'],
      paso: { paso: 'cargar', estado: 'curso', hechos: 301, total: 1_204, texto: '' },
    })
    responder({ ...deUna(cargando), [`${UNA}/cargar`]: { body: { ...cargando, claves: [] } } })
    await boton('Cargar 1,204 renglones').click()
    await main().getByRole('progressbar', { name: 'Cargando los renglones: 301 de 1,204' }).waitFor()
    expect(enviado()).toEqual([[`${UNA}/cargar`, { version: 3, motivo: '' }]])
  })

  it('asks for the reason where it replaces another load', async () => {
    await ver(detalleCon({ sustituye: 'CRG-26-000010', dejan: 392 }))
    const dejan = /392 de sus personas no vienen en este archivo: dejarían de contar\./
    await main().getByText(dejan).waitFor()
    await boton('Cargar 1,204 renglones').click()
    const pregunta = dialogo('Sustituir CRG-26-000010')
    await pregunta.getByText(dejan).waitFor()
    await boton('Cargar 1,204 renglones', pregunta).click()
    await pregunta.getByText('Escribe por qué esta carga sustituye a la anterior.').waitFor()
    expect(enviado()).toEqual([])
    await pregunta.getByLabel('Por qué se sustituye').fill(' Faltaban los quinquenios. ')
    responder({ ...deUna(DETALLE), [`${UNA}/cargar`]: { body: { ...DETALLE, claves: [] } } })
    await boton('Cargar 1,204 renglones', pregunta).click()
    await dialogo().waitForGone()
    expect(enviado()).toEqual([[`${UNA}/cargar`, { version: 3, motivo: 'Faltaban los quinquenios.' }]])
  })

  it('asks for the reason when the load that it replaces came after the simulation', async () => {
    await ver(DETALLE)
    const motivo = 'CRG-26-000010 ya paga lo mismo a personas de este archivo: escribe por qué esta carga la sustituye.'
    responder({
      ...deUna(DETALLE),
      [`${UNA}/cargar`]: { status: 422, codigo: 'reglas', error: motivo, campos: { motivo } },
    })
    await boton('Cargar 1,204 renglones').click()
    await dialogo('Sustituir la carga anterior').getByText(motivo).waitFor()
  })

  it('says over the new simulation that rows changed since the one before', async () => {
    const aviso = 'Desde la simulación cambió lo que pasa con un renglón: revisa la simulación de nuevo.'
    await ver(detalleCon({ carga: { aviso } }))
    await main().getByText('No se cargó ningún renglón.').waitFor()
    await main().getByText(aviso).waitFor()
    await boton('Cargar 1,204 renglones').waitFor()
  })

  it('tells on the page why it could not begin', async () => {
    await ver(DETALLE)
    const error = 'Función deshabilitada. Próxima fecha: 1 dic 2026.'
    responder({ ...deUna(DETALLE), [`${UNA}/cargar`]: { status: 423, codigo: 'ventana', error } })
    await boton('Cargar 1,204 renglones').click()
    await main().getByText('No se cargó ningún renglón.').waitFor()
    await main().getByText(error).waitFor()
  })
})

describe('a step of a load', () => {
  const LEYENDO = detalleCon({
    carga: { estado: 'leyendo', renglones: 0, rechazados: 0, avisados: 0 },
    entran: 0,
    totales: [],
    faltas: [],
    conciliacion: [],
    acciones: ['detener', 'original'],
    paso: { paso: 'leer', estado: 'curso', hechos: 12_300, total: null, texto: '' },
  })

  it('shows how many rows were read, asks again by itself, and then shows the simulation', async () => {
    await ver(LEYENDO)
    await main().getByRole('progressbar', { name: 'Revisando el archivo: 12,300 renglones' }).waitFor()
    expect(main().locator('.cifra').count()).toBe(0)
    responder(deUna(DETALLE))
    await main().getByText('Entran 1,204 renglones y se rechazan 24 renglones.').waitFor()
    expect(main().getByRole('progressbar').count()).toBe(0)
  })

  it('shows how many rows a second are read', async () => {
    await ver(LEYENDO)
    responder(deUna({ ...LEYENDO, paso: { paso: 'leer', estado: 'curso', hechos: 24_600, total: null, texto: '' } }))
    await main()
      .getByRole('progressbar', { name: /^Revisando el archivo: 24,600 renglones, [\d,]+ por segundo$/ })
      .waitFor()
  })

  it('says in whose turn it waits', async () => {
    const texto = 'Espera su turno: antes va CRG-26-000011.'
    await ver({ ...LEYENDO, paso: { paso: 'leer', estado: 'espera', hechos: 0, total: null, texto } })
    await main().getByRole('progressbar', { name: texto }).waitFor()
  })

  it('is stopped, and goes on where it was', async () => {
    await ver(LEYENDO)
    const parada = detalleCon({
      ...LEYENDO,
      acciones: ['reanudar', 'descartar'],
      paso: { paso: 'leer', estado: 'detenido', hechos: 12_300, total: null, texto: 'La detuvo Lucía Robledo.' },
    })
    responder({ ...deUna(parada), [`${UNA}/detener`]: { body: parada } })
    await boton('Detener').click()
    await main().getByText('La revisión del archivo se detuvo.').waitFor()
    await main()
      .getByText(/al reanudar sigue desde el renglón 12,300/)
      .waitFor()
    await boton('Reanudar').hasFocus()
    expect(enviado()).toEqual([[`${UNA}/detener`, undefined]])
    responder({ ...deUna(LEYENDO), [`${UNA}/reanudar`]: { body: LEYENDO } })
    await boton('Reanudar').click()
    await main().getByRole('progressbar').waitFor()
    await boton('Detener').hasFocus()
    expect(enviado()).toEqual([[`${UNA}/reanudar`, undefined]])
  })

  it('is asked for no more once it is over', async () => {
    await ver(DETALLE)
    await main().getByRole('cell', { name: RECHAZADO.persona }).first().waitFor()
    responder(deUna(DETALLE))
    await new Promise((later) => setTimeout(later, 1_500))
    expect(llamadas).toEqual([])
  })
})

describe('a load that was refused whole', () => {
  it('gives each reason with what to do, and the way to another file', async () => {
    const rechazo =
      'La suma de Sueldo es $812,345.60 y el renglón de totales dice $812,345.50. C104\nHay 1,228 renglones y el archivo dice 1,230. C105'
    await ver(
      detalleCon({
        carga: { estado: 'rechazada', renglones: 0, rechazados: 0, avisados: 0, rechazo },
        entran: 0,
        acciones: ['descartar', 'original'],
      }),
    )
    await main().getByText('El archivo se rechazó completo: no entró ningún renglón.').waitFor()
    expect(main().locator('.carga-rechazo > li').texts()).toEqual([
      'La suma de Sueldo es $812,345.60 y el renglón de totales dice $812,345.50. C104Pide a quien lo envió un archivo que cuadre: faltan o sobran renglones, o se cambió un importe.',
      'Hay 1,228 renglones y el archivo dice 1,230. C105Pide el archivo completo: puede haberse cortado al enviarlo.',
    ])
    expect(main().getByRole('tab').count()).toBe(0)
    await boton('Cargar otro archivo').click()
    const otra = dialogo('Cargar un archivo')
    expect(await otra.getByLabel('Entidad').inputValue()).toBe(String(OPCIONES.entidades[0]?.id))
    expect(await otra.getByLabel('Quincena').inputValue()).toBe('2226')
  })
})

describe('what follows a load', () => {
  it('is validated on its totals, with a note', async () => {
    await ver(detalleCon({ carga: { estado: 'por_validar' }, acciones: ['validar'] }))
    await boton('Validar').click()
    const pregunta = dialogo(`Validar ${FOLIO}`)
    await pregunta.getByText('Entran $8,123,456.50; en el archivo, $8,150,000.00').waitFor()
    await pregunta.getByText('1,204 de 1,228 renglones').waitFor()
    await pregunta.getByLabel('Nota').fill('Cotejada con el área de nómina.')
    const hecha = detalleCon({ carga: { estado: 'por_aprobar' }, acciones: [] })
    responder({ ...deUna(hecha), [`${UNA}/validar`]: { body: hecha } })
    await boton('Validar', pregunta).click()
    await documento().getByText(`Se validó ${FOLIO}. Ahora la aprueba el instituto, en Por autorizar.`).waitFor()
    expect(enviado()).toEqual([[`${UNA}/validar`, { version: 3, nota: 'Cotejada con el área de nómina.' }]])
    const enlace = main().getByRole('link', { name: 'Ir a Por autorizar' })
    expect(await enlace.getAttribute('href')).toBe('/dashboard?vista=autorizaciones')
  })

  it('says before it is loaded who approves it, step by step', async () => {
    const aprueban = ['La valida otra persona de la dependencia.', 'La aprueba un auxiliar del instituto.']
    await ver(detalleCon({ aprueban }))
    expect(
      main()
        .getByRole('listitem')
        .texts()
        .filter((texto) => aprueban.includes(texto)),
    ).toEqual(aprueban)
  })

  it('has nothing to load if no row enters', async () => {
    await ver(detalleCon({ carga: { rechazados: 1_228 }, entran: 0, acciones: ['malos', 'descartar'] }))
    await main().getByText('Nada que cargar').waitFor()
    expect(main().getByText('Lista para cargar').count()).toBe(0)
  })

  it('says why a jefe authorises it as well, while it waits', async () => {
    const refuerzo = ['Se rechazó 14 % de los renglones; el límite es 10 %.']
    await ver(detalleCon({ carga: { estado: 'por_validar' }, acciones: [], refuerzo }))
    await main().getByText(refuerzo[0]!).waitFor()
    await main().getByText('La autoriza también un jefe de departamento, después del auxiliar.').waitFor()
    await ver(detalleCon({ carga: { estado: 'aplicada' }, acciones: [], refuerzo }))
    expect(main().getByText(refuerzo[0]!).count()).toBe(0)
  })

  it('says until when its file and its rows are kept, and that a file is gone', async () => {
    const conserva = { archivoHasta: plainDate(2028, 11, 22), renglonesHasta: plainDate(2027, 2, 21) }
    await ver(detalleCon({ carga: { estado: 'aplicada' }, acciones: [], conserva }))
    await main()
      .getByText('El archivo se conserva hasta el 22 nov 2028; sus renglones, hasta el 21 feb 2027.')
      .waitFor()
    await ver(
      detalleCon({ carga: { estado: 'aplicada' }, acciones: [], conserva: { ...conserva, archivoHasta: null } }),
    )
    await main().getByText('El archivo ya se destruyó. Sus renglones se conservan hasta el 21 feb 2027.').waitFor()
  })

  it('says why somebody cannot do the next act', async () => {
    const impedimento = 'La valida otra persona: esta carga es tuya.'
    await ver(detalleCon({ carga: { estado: 'por_validar' }, acciones: ['malos'], impedimento }))
    await main().getByText(impedimento).waitFor()
    expect(boton('Validar').count()).toBe(0)
  })

  it('is undone with a reason, and waits for another person', async () => {
    await ver(detalleCon({ carga: { estado: 'aplicada' }, acciones: ['deshacer'] }))
    await boton('Deshacer').click()
    const pregunta = dialogo(`Deshacer ${FOLIO}`)
    await boton('Proponer que se deshaga', pregunta).click()
    await pregunta.getByText('Escribe por qué se deshace.').waitFor()
    await pregunta.getByLabel('Motivo').fill('Era la nómina de otra quincena.')
    const propuesta = { id: 31, folio: 'PA-000031', titulo: 'Deshacer una carga' }
    responder({
      ...deUna(
        detalleCon({
          carga: { estado: 'aplicada' },
          acciones: [],
          porDeshacer: {
            ...{ id: 31, folio: 'PA-000031', propuso: 'Auxiliar Uno', propuestaAt: '2026-11-24T17:05:00.000Z' },
            motivo: 'Era la nómina de otra quincena.',
          },
        }),
      ),
      [`${UNA}/deshacer`]: { body: { propuesta } },
    })
    await boton('Proponer que se deshaga', pregunta).click()
    const enlace = main().getByRole('link', { name: 'Ver PA-000031' })
    expect(await enlace.getAttribute('href')).toBe('/dashboard?vista=autorizaciones&propuesta=31')
    expect(enviado()).toEqual([[`${UNA}/deshacer`, { motivo: 'Era la nómina de otra quincena.' }]])
    await main().getByText('Auxiliar Uno, 24 nov 2026, 11:05: Era la nómina de otra quincena.').waitFor()
    expect(boton('Deshacer').count()).toBe(0)
  })

  it('is discarded after a question that names its file', async () => {
    await ver(DETALLE)
    await boton('Descartar').click()
    const pregunta = dialogo(`Descartar ${FOLIO}`)
    await pregunta.getByText(/^Nada de nomina-salud-q22\.csv cuenta todavía/).waitFor()
    const hecha = detalleCon({ carga: { estado: 'descartada' }, acciones: [] })
    responder({ ...deUna(hecha), [`${UNA}/descartar`]: { body: hecha } })
    await boton('Descartar', pregunta).click()
    await main().getByText('Se descartó sin cargar ningún renglón.').waitFor()
    expect(enviado()).toEqual([[`${UNA}/descartar`, { version: 3, motivo: '' }]])
  })

  it('asks why before it discards the load of another person', async () => {
    await ver(detalleCon({ carga: { estado: 'por_validar' }, acciones: ['descartar'], descartarPideMotivo: true }))
    await boton('Descartar').click()
    const pregunta = dialogo(`Descartar ${FOLIO}`)
    await boton('Descartar', pregunta).click()
    await pregunta.getByText('La cargó otra persona: escribe por qué se descarta.').waitFor()
    await pregunta.getByLabel('Motivo').fill('Trae la nómina anterior.')
    const rechazo = 'La descartó Validador Uno: Trae la nómina anterior'
    const hecha = detalleCon({ carga: { estado: 'descartada', rechazo }, acciones: [] })
    responder({ ...deUna(hecha), [`${UNA}/descartar`]: { body: hecha } })
    await boton('Descartar', pregunta).click()
    await main().getByText(rechazo).waitFor()
    expect(enviado()).toEqual([[`${UNA}/descartar`, { version: 3, motivo: 'Trae la nómina anterior.' }]])
  })

  it('gives the original file for a reason only', async () => {
    const bajado = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await ver(DETALLE)
    await boton('Archivo original').click()
    const pregunta = dialogo(`Archivo original de ${FOLIO}`)
    await boton('Descargar', pregunta).click()
    await pregunta.getByText('Escribe para qué necesitas el archivo original.').waitFor()
    await pregunta.getByLabel('Para qué se necesita').fill('Auditoría del mes.')
    responder({ ...deUna(DETALLE), [`${UNA}/original`]: { body: 'x' } })
    await boton('Descargar', pregunta).click()
    await dialogo().waitForGone()
    expect(enviado()).toEqual([[`${UNA}/original`, { motivo: 'Auditoría del mes.' }]])
    expect(bajado).toHaveBeenCalledOnce()
    bajado.mockRestore()
  })

  it('names the loads that corrected its refused rows', async () => {
    await ver(detalleCon({ carga: { estado: 'aplicada' }, corregidaPor: ['CRG-26-000013'], acciones: [] }))
    const enlace = main().getByRole('link', { name: 'CRG-26-000013' })
    expect(await enlace.getAttribute('href')).toBe('/afiliacion/masiva/CRG-26-000013')
  })

  it('compares what was deducted from people with what is due', async () => {
    await ver(DETALLE, {
      [`${UNA}/descuentos`]: {
        body: {
          diferencias: [
            {
              afiliadoId: 5,
              persona: '001234 · Luna Ríos, Ana',
              clave: 'FAA',
              descontadoCentavos: 42_000,
              debidoCentavos: 40_000,
            },
          ],
          siguiente: null,
        },
      },
    })
    expect(celdas('Descuentos a las personas', 1)).toEqual([
      'FAA',
      '$365,000.00',
      '$364,100.00',
      '$1,200.00, 3 personas',
      '$300.00, 1 persona',
    ])
    await boton('Ver a quiénes').click()
    await dialogo('Descuentos de más y de menos').getByText('001234 · Luna Ríos, Ana').waitFor()
    await dialogo().getByText('+$20.00').waitFor()
  })
})

describe('a load that does not open', () => {
  it('says that it does not exist and leads to the list', async () => {
    abrir(PAGINA, { [UNA]: { status: 404, codigo: 'no_existe', error: `La carga ${FOLIO} no existe.` } })
    await main().getByText('No se pudo abrir la carga.').waitFor()
    const enlace = main().getByRole('link', { name: 'Ver las cargas' })
    expect(await enlace.getAttribute('href')).toBe('/afiliacion/masiva')
  })

  it('is not for a profile without the screen', async () => {
    const abren = 'cargas validacionPagos usuarios catalogo catalogoPuestosCategorias direccion panelAfiliados'.split(
      ' ',
    )
    const vistas = SESION.vistas.filter((nombre) => !abren.includes(nombre))
    abrir(PAGINA, { '/api/sesion': { body: { ...SESION, vistas } } })
    await main().getByText('No tienes acceso a esta pantalla').waitFor()
    expect(llamadas).toEqual([])
  })
})
