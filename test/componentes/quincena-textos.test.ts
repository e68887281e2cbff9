import { describe, expect, it } from 'vitest'
import { CIERRES, LINEA_EXPLICADA, porFirmar, SIMULACION } from '#test/support/fingido/cierres.ts'
import { VENTANA } from '#test/support/fingido/marco.ts'
import { abrir, boton, columnas, dialogo, llamadas, main, responder, vista } from './soporte/portal.tsx'
import { documento } from './soporte/lugar.ts'
import type { Respuesta, Respuestas } from '#test/support/fingido/respuestas.ts'
import { LINEA, quincenaLarga } from '#test/support/fingido/quincena-larga.ts'
import type { AportacionesPrevistas } from '#domain/quincenas/simulacion.ts'
import type { PagoPorIdentificar, PagoRegistrado } from '#domain/fondos/pagos/panel-pagos.ts'
import type { ExplicacionQuincena } from '#domain/fondos/explicacion.ts'

/*
 * Texts, columns and their order as the specifications have them (2 §2.9, §2.13, §2.14, §2.16; 3 §2.1, §2.2, §2.15, §2.16,
 * §2.17, §2.20, §2.21), letter for letter. Nothing here is taken from the code that draws them.
 */

const DATOS = quincenaLarga({ nombre: 'Prieto Lima, Nora', unidad: 'Secretaría de Salud' })
describe('Fondos Parámetros', () => {
  it('shows its table, every key of a record, and a way to change only the newest one', async () => {
    abrir(vista('FondosParametros'), { '/api/panel/fondos-parametros': { body: DATOS.parametros } })
    expect(await columnas(main(), 'Parámetros de los fondos')).toEqual([
      'Clave',
      'Fecha Registro',
      'Estado',
      'Vale desde',
      'SARE',
      'FAA',
      'FPESE',
      'FPEAA',
      'Acciones',
    ])
    expect(await main().getByRole('row').nth(1).getByRole('cell').first().textContent()).toBe('12')
    expect(boton('Actualizar').count()).toBe(1)

    await boton('Ver el fondo 11').click()
    const detalle = dialogo('Detalles del Fondo')
    await detalle.getByText('2 de noviembre de 2026').waitFor()
    // The 31 keys beside clave, fecha, registró, estado, vale desde, fundamento, motivo, redondeo and QNA.
    expect(detalle.getByRole('term').count()).toBe(31 + 9)
    await detalle.getByText('Revisión anual de las tasas').waitFor()
    await boton('Cerrar', detalle).last().click()

    await boton('Agregar').click()
    const nuevo = dialogo('Nuevo Fondo')
    const numbers = nuevo.locator('input[inputmode=decimal]')
    expect(numbers.count()).toBe(31)
    // It starts from the newest record.
    expect(new Set(numbers.elements().map((one) => (one as HTMLInputElement).value))).toEqual(new Set(['26.7512']))
    await nuevo.getByLabel('FPESA Gastos Fun').waitFor()
    await nuevo.getByLabel('QNA Aplicar Aguinaldo').waitFor()
    const fundamento = nuevo.getByLabel('Fundamento legal')
    expect((fundamento.elements()[0] as HTMLInputElement).value).toMatch(/^Ley del Instituto de Pensiones del Estado/)
    // The reason is of each version alone.
    expect((nuevo.getByLabel('Motivo').elements()[0] as HTMLInputElement).value).toBe('')
    await boton('Cancelar', nuevo).click()

    await boton('Actualizar').click()
    await dialogo('Actualizar Fondo').getByLabel('SARE', { exact: true }).waitFor()
  })
})

describe('the versions of the parameters', () => {
  const Q = (numero: number): number => 2026 * 24 + numero - 1
  const [propuesta, futura, vigente] = DATOS.parametros.versiones
  const versiones = [
    { ...propuesta!, valores: { ...propuesta!.valores, FAA: 6 }, vigencia: { desde: Q(24), hasta: null } },
    { ...futura!, valores: { ...futura!.valores, FAA: 5.5 }, vigencia: { desde: Q(23), hasta: null } },
    { ...vigente!, valores: { ...vigente!.valores, FAA: 5 }, vigencia: { desde: Q(1), hasta: Q(22) }, motivo: '' },
  ]
  const abrirCon = (lista: readonly object[]) =>
    abrir(vista('FondosParametros'), {
      '/api/panel/fondos-parametros': { body: { ...DATOS.parametros, versiones: lista } },
    })

  it('say their state, what they changed, who, why and on which law, the newest first', async () => {
    abrirCon(versiones)
    const tabla = main().getByRole('table', { name: 'Versiones de los parámetros' })
    expect(await columnas(main(), 'Versiones de los parámetros')).toEqual([
      'Estado',
      'Valor',
      'Vigencia',
      'Propuso',
      'Autorizó',
      'Motivo',
      'Fundamento legal',
    ])
    const columna = (label: string) => tabla.locator(`td[data-label="${label}"]`).texts()
    expect(columna('Estado')).toEqual(['Propuesta', 'Desde Q23 2026', 'En vigor'])
    expect(columna('Valor')).toEqual(['FAA: 5.5 → 6 %', 'FAA: 5 → 5.5 %', 'Primer registro'])
    expect(columna('Vigencia')[2]).toMatch(/^Q\d+ .* a Q22 2026 · 16–30 nov$/)
    expect(columna('Autorizó')).toEqual([
      'Falta autorizar',
      'Prieto Lima, Nora, Prieto Lima, Nora',
      'Prieto Lima, Nora, Prieto Lima, Nora',
    ])
    expect(columna('Motivo')[2]).toBe('Sin motivo registrado')
  })

  it('of one key show its value, and an empty history says what will be there', async () => {
    abrirCon(versiones)
    await main().getByRole('combobox', { name: 'Clave' }).click()
    await documento().getByRole('option', { name: 'FVE, aportación de la entidad' }).click()
    const tabla = main().getByRole('table', { name: 'Versiones de FVE' })
    // No version changed it: one row, in force since the first.
    expect(tabla.locator('td[data-label="Valor"]').texts()).toEqual(['26.7512 %'])
    expect(tabla.locator('td[data-label="Estado"]').texts()).toEqual(['En vigor'])
    abrirCon([])
    await main().getByText('Todavía no hay versiones.').waitFor()
  })
})

describe('Gestión de Constantes', () => {
  it('registers, changes a value with its name locked, and tells its history newest first', async () => {
    abrir(vista('variables'), { '/api/variables': { body: DATOS.constantes } })
    await main().getByRole('heading', { name: 'Registrar Nueva Constante' }).waitFor()
    await boton('Registrar').click()
    await main().getByText('Todos los campos son obligatorios.').first().waitFor()
    await main().getByLabel('Nombre').fill('OTRA')
    await main().getByLabel('Valor numérico').fill('tres')
    await boton('Registrar').click()
    await main().getByText('El valor debe ser un número válido.').waitFor()
    await main().getByLabel('Nombre').fill('')
    await main().getByLabel('Valor numérico').fill('')

    await main().getByText('% al año', { exact: false }).first().waitFor()
    await main().getByText('Recargos de lo que una entidad o una persona paga después de la fecha límite.').waitFor()
    await boton('Ver historial').first().click()
    expect(await columnas(main())).toEqual(['Valor', 'Fecha', 'Autor'])
    expect(main().getByRole('row').nth(1).getByRole('cell').texts()).toEqual(['30', '1 nov 2026', 'Prieto Lima, Nora'])
    await boton('Ocultar historial').click()
    await boton('Actualizar TASA_MORA_ANUAL').click()
    await main().getByRole('heading', { name: 'Actualizar Valor de Constante' }).waitFor()
    expect(await main().getByLabel('Nombre').getAttribute('readonly')).toBe('')
    await boton('Guardar actualización').waitFor()
    await boton('Cancelar').click()
    await main().getByRole('heading', { name: 'Registrar Nueva Constante' }).waitFor()
  })
})

const PREVISTAS: AportacionesPrevistas = {
  previstas: [{ afiliadoId: 7, interno: '100025', nombre: 'Castro Cárdenas, Raúl', importeCentavos: 46_259 }],
  despues: null,
}
const EXPLICADA: ExplicacionQuincena = {
  interno: '100025',
  nombre: 'Castro Cárdenas, Raúl',
  quincena: 'Q22 2026 · 16–30 nov',
  pregunta: { titulo: 'Fondo de ahorro, lo que entera la entidad', importeCentavos: 46_259, isSueldo: false },
  dias: 15,
  sueldoCentavos: 616_788,
  segmentos: [],
  lineas: [
    {
      ...{ fondo: 'Fondo de ahorro', clave: 'FAE', palabras: 'aportación de la entidad', paga: 'entidad' },
      ...{ obligado: 'entidad', entidadId: 7, base: 'sueldo', baseCentavos: 616_788, tasa: '2.5 %', dias: 15 },
      importeCentavos: 15_420,
      ...{ origen: 'De la quincena', corrige: null, entidadOrigen: null, cerrada: false, preguntada: true },
      formula: '$6,167.88 × 2.5 % = 154.197 → $154.20',
      fundamento: 'Ley del Instituto, artículo 32',
    },
    {
      ...{ fondo: 'Fondo de ahorro', clave: 'FAA', palabras: 'aportación del afiliado', paga: 'persona' },
      ...{ obligado: 'entidad', entidadId: 7, base: 'sueldo', baseCentavos: 616_788, tasa: '5 %', dias: 15 },
      importeCentavos: 30_839,
      ...{ origen: 'De la quincena', corrige: null, entidadOrigen: null, cerrada: false, preguntada: true },
      formula: '$6,167.88 × 5 % = 308.394 → $308.39',
      fundamento: 'Ley del Instituto, artículo 32',
    },
  ],
  totalCentavos: 46_259,
  parametros: 'Registro 1, versión 1',
  redondeo: 'medio-par',
  cierres: [],
}

const AT = '2026-11-28T18:00:00.000Z'
/** A close with a last one to compare with, a warning and a movement. */
const COMPARADA = {
  anterior: {
    ...{ quincena: '2126', titulo: 'Q21 2026 · 1–15 nov', personas: 1, fondos: SIMULACION.fondos },
    ...{ totalEntidadCentavos: 70_183, totalLicenciaCentavos: 0 },
  },
  causas: [{ causa: 'alta', personas: 2, importeCentavos: 10_000 }],
  revisiones: [{ codigo: 'pendientes', nivel: 'avisa', texto: 'Movimientos sin aprobar', cuantos: 1, ejemplos: [] }],
  cambios: [{ folio: 'A-26-000001', tipo: 'Alta', interno: '100025', nombre: 'Castro, Raúl', fecha: '2026-11-17' }],
  totalCambios: 1,
} as const

describe('Aplicación Quincenal', () => {
  const respuestas = {
    '/api/quincenas/2226/cierres': { body: CIERRES },
    '/api/panel/movimientos': { rows: [] },
    '/api/quincenas/2226/atencion': { body: DATOS.atencion },
  }

  it('shows the table, its search, its buttons and links, and what is not approved', async () => {
    abrir(vista('aplicacionP'), respuestas)
    expect(await columnas(main())).toEqual([
      'Elegir',
      'Entidad',
      'Cierre',
      'CURP Representante',
      'Responsable',
      'Total de Personal',
      'Movimientos',
      'Jefe Dpto.',
      'Director',
      'Titular',
    ])
    await main().getByText('16 al 30 de noviembre').waitFor()
    await main().getByText('Solicitudes 16 de 20').waitFor()
    for (const name of ['Historial', 'Consulta de Afiliados', 'Movimientos'])
      await main().getByRole('link', { name, exact: true }).waitFor()
    await main()
      .getByRole('checkbox', { name: /Secretaría de Salud/ })
      .uncheck()
    await boton('Solicitar Cierre').waitFor()
    await main()
      .getByRole('button', { name: /1 no aprobados/ })
      .click()
    const lista = dialogo('Movimientos No Aprobados')
    expect((await columnas(lista)).slice(0, 2)).toEqual(['Tipo', 'Fecha'])
    await boton('Cerrar', documento().getByRole('dialog')).last().click()
    const buscar = main().getByPlaceholder('Buscar entidad...')
    await buscar.fill('SALUD')
    await main().getByRole('link', { name: 'Secretaría de Salud', exact: true }).waitFor()
    await buscar.fill('educacion')
    await main().getByText('Ninguna entidad coincide con «educacion»').waitFor()
  })

  it('links each entity of one kind to its close', async () => {
    const [salud] = CIERRES.entidades
    const nombres = [
      'Secretaría de Seguridad Pública',
      'Secretaría de Obras Públicas',
      'Universidad Tecnológica del Valle',
    ]
    const entidades = nombres.map((nombre, i) => ({ ...salud, entidad: { id: i + 1, nombre, clave: `01-0${i + 1}` } }))
    abrir(vista('aplicacionP'), {
      ...respuestas,
      '/api/quincenas/2226/cierres': { body: { ...CIERRES, entidades } },
    })
    for (const [i, name] of nombres.entries()) {
      const link = main().getByRole('link', { name, exact: true })
      expect(await link.getAttribute('href')).toBe(`/dashboard?vista=aplicacionP&quincena=2226&entidad=01-0${i + 1}`)
    }
  })

  it('opens each total of the simulation to its people, and each person to where the amount comes from', async () => {
    abrir(`${vista('aplicacionP')}&entidad=01-03`, {
      ...respuestas,
      '/api/quincenas/2226/simulacion': { body: SIMULACION },
      '/api/quincenas/2226/previstas': { body: PREVISTAS },
      '/api/quincenas/2226/explicacion': { body: EXPLICADA },
    })
    await documento()
      .getByRole('complementary', { name: 'Datos del cierre' })
      .getByText('Solicitarlo: a quien valida los movimientos de la entidad, o a un auxiliar')
      .waitFor()
    for (const name of [
      'Explicar $801.83 de Total de la entidad',
      'Explicar $2,343.79 de A cargo de personas con licencia',
    ])
      await boton(name).waitFor()
    await boton('Explicar $801.83 de Fondo de ahorro').click()
    expect(await columnas(dialogo('Fondo de ahorro: Secretaría de Salud'))).toEqual([
      'No. interno',
      'Nombre',
      'Importe',
    ])
    await boton('Explicar $462.59 de Castro Cárdenas, Raúl', documento().getByRole('dialog')).click()
    const explicacion = dialogo('De dónde sale el importe')
    await explicacion.getByText('Aún sin cerrar').waitFor()
    await explicacion.getByText('Simulado', { exact: true }).waitFor()
    await explicacion.getByText('Castro Cárdenas, Raúl').waitFor()
    // Both blocks with their subtotals: 154.20 and 308.39 are the 462.59 that was requested.
    const bloque = (name: string) => explicacion.getByRole('region', { name }).textContent()
    expect(await bloque('La entidad paga')).toContain('$154.20FAE aportación de la entidad')
    expect(await bloque('La persona paga')).toContain('la entidad la retiene de su sueldo')
    expect(await bloque('La persona paga')).toContain('Tasa 5 %: Ley del Instituto, artículo 32')
    expect(await explicacion.getByRole('link', { name: 'Imprimir' }).getAttribute('href')).toBe(
      '/api/quincenas/2226/explicacion/hoja?interno=100025&entidad=7&obligado=entidad&fondo=fondo_ahorro',
    )
    // Of the fund that was opened, not of all of them.
    const pedida = llamadas.find(({ url }) => url.pathname.endsWith('/explicacion'))
    expect(Object.fromEntries(pedida?.url.searchParams ?? [])).toMatchObject({
      fondo: 'fondo_ahorro',
      obligado: 'entidad',
    })
    await explicacion.getByText('Fondo de ahorro, lo que entera la entidad · Q22 2026 · 16–30 nov').waitFor()
    await boton('Regresar', explicacion).click()
    await dialogo('Fondo de ahorro: Secretaría de Salud').waitFor()
  })

  it('leads from a withholding that stops the close to the quincena where it is decided', async () => {
    const diferencias = {
      codigo: 'diferencias',
      nivel: 'bloquea',
      texto: 'Diferencias de retenciones sin decidir',
      cuantos: 1,
      ejemplos: ['P-000001, quincena 21 de 2026'],
      retenciones: '2126',
    } as const
    abrir(`${vista('aplicacionP')}&entidad=7`, {
      ...respuestas,
      '/api/quincenas/2226/simulacion': { body: { ...SIMULACION, revisiones: [diferencias] } },
    })
    const link = documento().getByRole('link', { name: 'Abrir sus retenciones' })
    expect(await link.getAttribute('href')).toBe(
      '/dashboard?vista=retencionDetalle&quincena=2126&entidad=01-03&organizacion=hoy&espera=1',
    )
  })

  it('leads from the movements that nobody approved to exactly those, and names them', async () => {
    const ejemplos = Array.from({ length: 10 }, (_, n) => `C-26-0000${n + 10}`)
    const texto = 'Movimientos sin aprobar: pasan a la quincena siguiente'
    const pendientes = { codigo: 'pendientes', nivel: 'avisa', texto, cuantos: 34, ejemplos } as const
    abrir(`${vista('aplicacionP')}&entidad=01-03`, {
      ...respuestas,
      '/api/quincenas/2226/simulacion': { body: { ...SIMULACION, revisiones: [pendientes] } },
    })
    const link = documento().getByRole('link', { name: 'Ver 34 movimientos' })
    const { searchParams } = new URL((await link.getAttribute('href')) ?? '', 'http://x')
    expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({
      hastaQuincena: '2226',
      adscripcionId: 7,
      estatus: ['Solicitado', 'Pendiente', 'Validado'],
    })
    for (const folio of ejemplos) await documento().getByText(folio, { exact: true }).waitFor()
  })

  it('how far it is opens the close of each amount, this time’s and the last one’s', async () => {
    const [salud] = CIERRES.entidades
    const anterior = { quincena: '2126', titulo: 'Q21 2026', totalEntidadCentavos: 70_000 }
    const cierre = { id: 1, version: 1, huella: 'a1', totalEntidadCentavos: 80_183, cerradoAt: null, sello: '' }
    const body = { ...CIERRES, entidades: [{ ...salud, anterior, cierre, etapa: 'solicitado' }] }
    abrir(`${vista('aplicacionP')}&ficha=avance`, { ...respuestas, '/api/quincenas/2226/cierres': { body } })
    const opened = async (name: string) => main().getByRole('link', { name }).getAttribute('href')
    expect(await opened('$700.00. Cierre 2126 de Secretaría de Salud')).toBe(
      '/dashboard?vista=aplicacionP&quincena=2126&entidad=01-03',
    )
    expect(await opened('$801.83. Cierre 2226 de Secretaría de Salud')).toBe(
      '/dashboard?vista=aplicacionP&quincena=2226&entidad=01-03',
    )
  })

  it('says in sight what to choose, and has it chosen for who answers for one entity', async () => {
    const [salud] = CIERRES.entidades
    const dos = [salud, { ...salud, entidad: { id: 8, nombre: 'Secretaría de Educación' } }]
    abrir(vista('aplicacionP'), {
      ...respuestas,
      '/api/quincenas/2226/cierres': { body: { ...CIERRES, entidades: dos } },
    })
    expect(await boton('Solicitar Cierre').isDisabled()).toBe(true)
    await main().getByText('Elige en la tabla entidades sin solicitar').waitFor()
    await main()
      .getByRole('checkbox', { name: /Secretaría de Salud/ })
      .check()
    expect(await boton('Solicitar Cierre (1)').isEnabled()).toBe(true)
    expect(main().getByText('Elige en la tabla entidades sin solicitar').count()).toBe(0)
    abrir(vista('aplicacionP'), respuestas)
    expect(await boton('Solicitar Cierre (1)').isEnabled()).toBe(true)
  })

  it('says how many things stop a close before it is chosen, and of many refused names each once', async () => {
    const [salud] = CIERRES.entidades
    const detiene = [{ codigo: 'diferencias', texto: 'Diferencias de retenciones sin decidir', cuantos: 2 }]
    const revision = {
      ...detiene[0],
      nivel: 'bloquea',
      ejemplos: ['P-000001, quincena 21 de 2026'],
      retenciones: '2126',
    }
    const rechazado = (id: number, entidad: string, bloqueos: readonly object[]) => ({
      ...{ id, entidad, clave: `01-0${id}`, entidadId: id, codigo: 'bloqueado', bloqueos },
      error: `No se puede cerrar ${entidad}: está fuera de turno.`,
    })
    abrir(vista('aplicacionP'), {
      ...respuestas,
      '/api/quincenas/2226/cierres': { body: { ...CIERRES, entidades: [{ ...salud, detiene }] } },
      '/api/quincenas/2226/cierres/solicitar': {
        body: { hechos: [], rechazados: [rechazado(3, 'Salud', [revision]), rechazado(4, 'Educación', [])] },
      },
    })
    const aviso = main().getByRole('link', { name: /^1 por resolver en Secretaría de Salud: .+ decidir \(2\)$/ })
    expect(await aviso.getAttribute('href')).toBe('/dashboard?vista=aplicacionP&quincena=2226&entidad=01-03')
    await boton('Solicitar Cierre (1)').click()
    const iguales = dialogo('2 cierres quedaron igual')
    expect(await iguales.getByRole('link', { name: 'Salud', exact: true }).getAttribute('href')).toBe(
      '/dashboard?vista=aplicacionP&quincena=2226&entidad=01-03',
    )
    expect(await iguales.getByRole('link', { name: 'Abrir sus retenciones' }).getAttribute('href')).toContain(
      'espera=1',
    )
    expect(iguales.getByText(/Educación/).count()).toBe(1)
    expect(iguales.getByText(/Salud/).count()).toBe(1)
  })

  it('says why a closed one cannot be reopened, in the place of the button', async () => {
    const [salud] = CIERRES.entidades
    const impideReabrir = 'La línea 22301030005 ya tiene un pago: la quincena no se puede reabrir.'
    const body = { ...CIERRES, entidades: [{ ...salud, actions: [], impideReabrir }] }
    abrir(`${vista('aplicacionP')}&entidad=01-03`, { ...respuestas, '/api/quincenas/2226/cierres': { body } })
    await main().getByText(impideReabrir).waitFor()
  })

  it('offers no request to who has none to make', async () => {
    const [salud] = CIERRES.entidades
    const body = { ...CIERRES, entidades: [{ ...salud, actions: [] }] }
    abrir(vista('aplicacionP'), { ...respuestas, '/api/quincenas/2226/cierres': { body } })
    await main().getByRole('link', { name: 'Secretaría de Salud', exact: true }).waitFor()
    expect(boton('Solicitar Cierre').count()).toBe(0)
  })

  it('says from which day the close can be requested, and lets the jefe ask for it earlier', async () => {
    const [salud] = CIERRES.entidades
    const antes = { desde: '2026-11-26', seAnticipa: true }
    const body = { ...CIERRES, entidades: [{ ...salud, actions: [], antes }] }
    abrir(`${vista('aplicacionP')}&entidad=01-03`, { ...respuestas, '/api/quincenas/2226/cierres': { body } })
    await main().getByText('Se puede solicitar desde el 26 nov 2026').first().waitFor()
    await boton('Pedir cierre anticipado', documento()).click()
    const pedir = dialogo('Pedir cierre anticipado: Secretaría de Salud')
    await boton('Pedir cierre anticipado', pedir).click()
    await pedir.getByText('Escribe por qué se cierra antes de su fecha.').waitFor()
    await pedir
      .getByText('Otra persona tiene que autorizarlo en «Por autorizar»: nada cambia hasta entonces.')
      .waitFor()
  })

  it('tells as whom one signs, to who could give another signature too', async () => {
    const [salud] = CIERRES.entidades
    const cierre = { id: 3, version: 1, huella: 'a1', totalEntidadCentavos: 80_183, cerradoAt: null, sello: '' }
    const entidad = { ...salud, cierre, etapa: 'aprobado', actions: ['firmar'] }
    const body = { ...CIERRES, entidades: [entidad] }
    abrir(vista('aplicacionP'), { ...respuestas, '/api/quincenas/2226/cierres': { body } })
    await main()
      .getByRole('checkbox', { name: /Secretaría de Salud/ })
      .check()
    await boton('Firmar (1)').waitFor()
    const texto = 'Firmas como Director; la firma del Titular la dará otra persona.'
    await main().getByText(texto).waitFor()
    await main().getByRole('link', { name: 'Secretaría de Salud', exact: true }).click()
    await documento().getByRole('heading', { name: 'Secretaría de Salud', level: 1 }).waitFor()
    await boton('Firmar como Director', documento()).waitFor()
    await main().getByText(texto).waitFor()
  })

  it('shows in a closed close what an open one shows, its line, its signatures and its reopened versions', async () => {
    const [salud] = CIERRES.entidades
    const cierre = { id: 3, version: 1, huella: 'a1', totalEntidadCentavos: 80_183, cerradoAt: AT, sello: 'c4f0' }
    const entidad = { ...salud, cierre, etapa: 'cerrado', actions: [] }
    const cifras = { ...SIMULACION, ...COMPARADA }
    abrir(`${vista('aplicacionP')}&quincena=2226&entidad=01-03`, {
      ...respuestas,
      '/api/quincenas/2226/cierres': { body: { ...CIERRES, entidades: [entidad] } },
      '/api/quincenas/2226/cierres/3': {
        body: {
          ...entidad,
          ...{ quincena: '2226', titulo: CIERRES.titulo, cifras },
          linea: { referencia: '260122610007', importeCentavos: 80_183, limite: '2026-12-10', saldoCentavos: 0 },
          versiones: [
            {
              id: 2,
              cerradoAt: AT,
              reabiertoAt: AT,
              por: 'Tomás Titular',
              nota: 'Sueldo mal',
              totalEntidadCentavos: 70_000,
            },
          ],
          actos: [
            {
              ...{ acto: 'autorizar', hecho: 'Firmado por el Titular', por: 'Tomás Titular', aNombreDe: null, at: AT },
              ...{ accesoReciente: null, nota: '', vuelta: 1, vigente: true },
            },
          ],
        },
      },
    })
    await documento().getByRole('heading', { name: 'Secretaría de Salud', level: 1 }).waitFor()
    await main().getByRole('heading', { name: 'Lo que se cerró' }).waitFor()
    await main().getByText('Movimientos sin aprobar').waitFor()
    for (const name of [/Alta.* 2 personas/, /Fondo de ahorro/, /Total de la entidad/])
      await main().getByRole('row', { name }).first().waitFor()
    await main().getByText('1 movimiento aplicado').waitFor()
    await main().getByText('260122610007').waitFor()
    await main().getByText('Pagada', { exact: true }).waitFor()
    await main().getByText('Firmado por el Titular').waitFor()
    await main()
      .getByText(/\$700\.00, cerrado .* Lo reabrió Tomás Titular, .*: Sueldo mal/)
      .waitFor()
  })

  it('shows what the Titular signs, asks for the password and sends it with the versions shown', async () => {
    const { cierres, prevista } = porFirmar(2)
    abrir(vista('aplicacionP'), {
      ...respuestas,
      '/api/quincenas/2226/cierres': { body: cierres },
      '/api/quincenas/2226/cierres/firmar/previsto': { body: prevista },
      '/api/quincenas/2226/cierres/firmar': { body: { hechos: [], rechazados: [] } },
    })
    for (const n of [1, 2])
      await main()
        .getByRole('checkbox', { name: `Elegir Universidad Tecnológica del Valle ${n}` })
        .check()
    await boton('Firmar (2)').click()
    await documento().getByRole('heading', { name: 'Firmar 2 cierres', level: 1 }).waitFor()
    const firma = main()
    const titulos = ['Entidad', 'Personas', 'Movimientos', 'Líneas de pago', 'Total de la entidad']
    expect(await columnas(firma)).toEqual(titulos)
    const total = firma.getByRole('row', { name: /Total de 2 entidades/ })
    await total.getByText('$1,800.03').waitFor()
    await total.getByText('2,500').waitFor()
    await firma.getByText('Al firmar aceptas 1 aviso:').waitFor()
    await firma.getByText('Movimientos sin aprobar: 2 entidades').waitFor()
    const firmar = boton('Firmar y aplicar 2 cierres · $1,800.03', firma)
    await firmar.click()
    await firma.getByText('Escribe tu contraseña.').waitFor()
    await firma.getByLabel('Escribe tu contraseña para firmar').fill('la mía')
    await firmar.click()
    const enviado = () => llamadas.find(({ url }) => url.pathname.endsWith('/firmar'))?.body
    const vistos = [1, 2].map((id) => ({ id, version: 5 }))
    await expect.poll(enviado).toEqual({ cierres: vistos, clave: 'la mía' })
  })

  it('says what failed where the figures of a signature do not come, and signs nothing', async () => {
    const { cierres, prevista } = porFirmar(1)
    const calls = { ...respuestas, '/api/quincenas/2226/cierres': { body: cierres } }
    const previsto = '/api/quincenas/2226/cierres/firmar/previsto'
    abrir(vista('aplicacionP'), { ...calls, [previsto]: { status: 503, error: 'El portal está ocupado.' } })
    await main()
      .getByRole('checkbox', { name: /^Elegir/ })
      .check()
    await boton('Firmar (1)').click()
    await documento().getByRole('heading', { name: '1 cierre por firmar', level: 1 }).waitFor()
    const firma = main()
    await firma.getByText('No se pudo cargar lo que firmarías.').waitFor()
    expect(firma.getByRole('button', { name: /^Firmar/ }).count()).toBe(0)
    responder({ ...calls, [previsto]: { body: { ...prevista, pide: 'codigo' } } })
    await boton('Reintentar', firma).click()
    const title = 'Firmar como Titular y aplicar: Universidad Tecnológica del Valle 1'
    await documento().getByRole('heading', { name: title, level: 1 }).waitFor()
    await firma.getByLabel('Código de verificación').waitFor()
  })

  it('has Tiempo de Atención: two buttons, the errors and the chart of two series', async () => {
    abrir(`${vista('aplicacionP')}&ficha=atencion`, respuestas)
    for (const name of ['Recargar y Validar Datos', 'Enviar Datos Validados']) await boton(name).waitFor()
    await main().getByRole('list', { name: 'Errores de validación' }).getByText('está aprobado y no tiene').waitFor()
    await main().getByRole('heading', { name: 'Comparación Tiempo Real vs Promedio' }).waitFor()
    for (const name of ['Tiempo Promedio (días)', 'Tiempo Real de Atención (días)'])
      await main().getByText(name).first().waitFor()
    await main()
      .getByText(/Con la organización de hoy/)
      .waitFor()
  })
})

describe('the contributions of a quincena', () => {
  it('stand as cards, paid and unpaid in words beside their colour, with their multa', async () => {
    abrir(vista('aportacion'), { '/api/aportaciones/quincenas': { body: DATOS.panel } })
    const [sinPagar, pagada] = [main().locator('li', { hasText: '2226' }), main().locator('li', { hasText: '2126' })]
    for (const text of ['Q22 2026 · 16–30 nov', '5 de 12 entidades', 'Sin pagar', 'Multa'])
      await sinPagar.getByText(text).waitFor()
    await pagada.getByText('Pagada').waitFor()
    expect(pagada.getByText('Multa').count()).toBe(0)
  })

  it('open as six funds with their tables, a grand total and the report', async () => {
    abrir(`${vista('aportacionesDetalle')}&quincena=2226`, {
      '/api/aportaciones/quincenas/2226': { body: DATOS.detalle },
      '/api/aportaciones/quincenas/2226/fondos/fondo_ahorro': { body: DATOS.renglones },
      '/api/aportaciones/quincenas/2226/fondos/fondo_vivienda': { body: DATOS.renglones },
    })
    await main().getByRole('heading', { level: 1, name: 'Aportaciones – Quincena 2226' }).waitFor()
    await main().getByRole('link', { name: 'Regresar' }).waitFor()
    await boton('Descargar reporte').waitFor()
    for (const fondo of [
      'Fondo de ahorro',
      'Fondo de vivienda',
      'Prestaciones hipotecarias',
      'Prestaciones económicas',
      'Fondo de retiro',
      'Sueldo de jubilados',
    ])
      await main()
        .getByRole('button', { name: new RegExp(`^${fondo}`) })
        .waitFor()
    await main().getByText('Total general').waitFor()
    await main()
      .getByRole('button', { name: /^Fondo de ahorro/ })
      .click()
    expect(await columnas(main(), 'Fondo de ahorro, por persona')).toEqual([
      '# Interno',
      'Nombre',
      'Sueldo quincenal',
      'Aportación afiliado',
      'Aportación entidad',
      'Aportación total',
    ])
    // What is not there is a dash.
    expect(await main().getByRole('row').nth(1).getByRole('cell').nth(4).textContent()).toBe('-')
    await main()
      .getByRole('button', { name: /^Fondo de ahorro/ })
      .click()
    await main()
      .getByRole('button', { name: /^Fondo de vivienda/ })
      .click()
    expect(await columnas(main(), 'Fondo de vivienda, por persona')).toEqual([
      '# Interno',
      'Nombre',
      'Sueldo quincenal',
      'Aportación',
    ])
  })

  it('by fund: four cards and tables with columns from the data; one fails alone and says so', async () => {
    const address = `${vista('aportaciones-detalle')}&clave0=01&clave1=02`
    const organica = { '/api/organica-0': { body: [] }, '/api/organica-1': { body: [] } }
    abrir(address, { ...organica, '/api/aportaciones-fondos': { body: DATOS.porFondo } })
    expect(await columnas(main(), 'Fondo de Ahorro')).toEqual([
      'Interno',
      'Nombre',
      'Sueldo importe',
      'Monto afiliado',
      'Monto entidad',
      'Total',
    ])
    for (const tabla of ['Vivienda', 'Prestaciones Económicas', 'Ahorro Individual para el Retiro CAIR'])
      await main().getByRole('table', { name: tabla, exact: true }).waitFor()
    const tarjetas = main().getByRole('list', { name: 'Fondos' }).getByRole('listitem').texts()
    expect(tarjetas.map((text) => /^[A-Za-zé ]+?(?=\$)/.exec(text)?.[0])).toEqual([
      'Ahorro',
      'Vivienda',
      'Prestaciones',
      'CAIR',
      'Total general',
    ])
    await main().getByText('1 registro', { exact: true }).first().waitFor()
    await main()
      .getByText(/^Última quincena cerrada\. Con la organización de entonces\./)
      .waitFor()
    await boton('Regresar').waitFor()
    await main().getByRole('button', { name: 'Explicar $999,999,999.99 de Prieto Lima, Nora' }).first().click()
    await dialogo('De dónde sale el importe').getByText('No se pudo explicar el importe.').waitFor()

    abrir(address, {
      ...organica,
      '/api/aportaciones-fondos': ({ url }) =>
        url.searchParams.get('tipo') === 'vivienda' ? { status: 500, error: 'Falló' } : { body: DATOS.porFondo },
    })
    await main().getByText('No se pudo cargar Vivienda.').waitFor()
    await main().getByText('Sin 1 fondo que no se pudo cargar').waitFor()
    await main().getByRole('table', { name: 'Fondo de Ahorro' }).waitFor()

    abrir(address, organica)
    await main().getByText('Error al cargar los datos de aportaciones').waitFor()
  })
})

describe('Detalle de Aportaciones y Retenciones', () => {
  it('asks for both keys, tells totals and gives the payment line', async () => {
    const organica = { '/api/organica-0': { body: [] }, '/api/organica-1': { body: [] } }
    abrir(vista('aportacion-retencion'), organica)
    await main().getByText('Selecciona una orgánica 0 y orgánica 1 para cargar los datos').waitFor()
    const address = `${vista('aportacion-retencion')}&clave0=01&clave1=02`
    abrir(address, organica, 'calla')
    await main().getByText('Cargando datos...').first().waitFor()
    abrir(address, {
      ...organica,
      '/api/aportacion-retencion': { body: DATOS.retencion },
      '/api/aportacion-retencion/linea': { body: LINEA },
    })
    for (const text of ['Aportaciones', 'Retenciones', 'Gran total'])
      await main().getByRole('term').filter({ hasText: text }).first().waitFor()
    await main().getByRole('link', { name: 'Regresar' }).waitFor()
    await boton('Generar línea de pago').click()
    const linea = dialogo('Línea de pago')
    for (const text of ['Total', 'Fecha límite', 'Referencia', '4 de diciembre de 2026'])
      await linea.getByText(text, { exact: true }).first().waitFor()
    await linea.getByRole('img', { name: /^Código de barras/ }).waitFor()
    await linea.getByRole('link', { name: 'Imprimir' }).waitFor()
    await boton('Cerrar', linea).last().click()
  })

  it('explains each charge of the account: its parts, the interest of each stretch, its payments and what is owed', async () => {
    abrir(`${vista('aportacion-retencion')}&clave0=01&clave1=02`, {
      '/api/organica-0': { body: [] },
      '/api/organica-1': { body: [] },
      '/api/aportacion-retencion': { body: DATOS.retencion },
      '/api/aportacion-retencion/cuenta': { body: DATOS.cuenta },
      '/api/aportacion-retencion/pagado': { body: DATOS.pagado },
      '/api/aportacion-retencion/explicacion': { body: LINEA_EXPLICADA },
    })
    await main().getByRole('tab', { name: 'Estado de cuenta' }).click()
    const cargos = main().getByRole('table', { name: 'Cargos por quincena' })
    await cargos
      .getByRole('button', { name: /^Explicar \$999,999,999\.99 de Q22 2026/ })
      .first()
      .click()
    const explicada = dialogo('De qué se compone la línea de pago')
    for (const text of ['$10,000.00 × 12 % × 10 días ÷ 365 = 32.876712… → $32.88', 'Parcial, tardío'])
      await explicada.getByText(text).waitFor()
    await explicada.getByRole('row', { name: 'Por pagar $5,032.88' }).waitFor()
    const detalle = explicada.getByRole('link', {
      name: '$10,000.00. De dónde sale: quincena 2226 de Secretaría de Salud',
    })
    expect(await detalle.getAttribute('href')).toBe('/dashboard?vista=aportacionesDetalle&quincena=2226&entidad=7')
    await boton('Cerrar', explicada).last().click()
    // A sum of the account tells the charges that make it up, and each is explained in its place.
    await boton('Explicar $999,999,999.99 de Por vencer').click()
    const suma = dialogo('Por vencer: $999,999,999.99')
    await suma.getByRole('row', { name: /Q22 2026.* Intereses / }).waitFor()
    await suma.getByRole('button', { name: /^Explicar \$32\.88 de Q22 2026/ }).click()
    await explicada.getByRole('row', { name: 'Por pagar $5,032.88' }).waitFor()
    await boton('Regresar', explicada).click()
    await suma.waitFor()
  })
})

describe('Validación de pagos', () => {
  const pago = (dia: Partial<typeof VENTANA>): Respuesta => ({ body: { ...VENTANA, tipo: 'PAGO', ...dia } })
  const pagina = {
    '/api/validacion-pagos': { body: DATOS.validacion },
    '/api/panel/referencias-pago': { rows: DATOS.referencias, total: 64 },
  }

  it('says whether it is a day of payment, or that it does not know', async () => {
    abrir(vista('validacionPagos'), { ...pagina, '/api/ventana': pago({ open: true }) })
    await main().getByText('Día de pago', { exact: true }).waitFor()
    abrir(vista('validacionPagos'), {
      ...pagina,
      '/api/ventana': pago({ open: false, next: '2026-12-04' as typeof VENTANA.next, nextEsHoy: false }),
    })
    await main().getByText('Fuera de ventana de pago. Próximo día de pago: 4 dic 2026.').waitFor()
    abrir(vista('validacionPagos'), { ...pagina, '/api/ventana': { status: 500, error: 'Falló' } })
    await main().getByText('No fue posible verificar las fechas de pago.').waitFor()
    abrir(vista('validacionPagos'), { ...pagina, '/api/ventana': null })
    await main().getByText('Verificando ventana de pago').waitFor()
  })

  it('shows eight a page and five pages, and is edited and saved', async () => {
    const personal = { ...LINEA_EXPLICADA, persona: 'Bravo Ruiz, Beto' }
    abrir(vista('validacionPagos'), {
      ...pagina,
      '/api/ventana': pago({ open: true }),
      [`/api/lineas-pago/${DATOS.referencias[0]?.referencia ?? ''}/explicacion`]: { body: personal },
    })
    expect(await columnas(main())).toEqual([
      'Id',
      'Entidad',
      'Quincena',
      'Referencia',
      'Monto',
      'Estatus',
      'Validado',
      'Validado por',
    ])
    expect(main().getByRole('row').count()).toBe(9)
    await main().getByText('1–8 de 64').waitFor()
    const paginas = main()
      .getByRole('navigation', { name: /^Páginas/ })
      .getByRole('button', { name: /^Página \d/ })
    expect(paginas.texts()).toEqual(['1', '2', '3', '4', '5'])
    await paginas.last().click()
    await expect.poll(() => paginas.texts()).toEqual(['3', '4', '5', '6', '7'])
    await main().getByText('33–40 de 64').waitFor()
    await boton('Explicar $999,999,999.99 de Secretaría de Salud').first().click()
    const explicada = dialogo('De qué se compone la línea de pago')
    await explicada.getByText('Secretaría de Salud · Bravo Ruiz, Beto · Q22 2026 · 16–30 nov').waitFor()
    // Of somebody on leave nothing is told by the entity's people.
    expect(explicada.getByRole('link').count()).toBe(0)
    await boton('Cerrar', documento().getByRole('dialog')).last().click()
    for (const estatus of ['Pagado', 'Pendiente']) await main().getByText(estatus, { exact: true }).first().waitFor()
    await boton('Editar').click()
    // Nothing is ticked that the bank has not paid.
    expect(main().getByRole('checkbox', { disabled: true }).count()).toBe(7)
    await boton('Guardar').click()
    await boton('Editar').waitFor()
    abrir(vista('validacionPagos'), {
      '/api/validacion-pagos': { body: { actions: [], valida: true } },
      '/api/panel/referencias-pago': { rows: [] },
      '/api/ventana': pago({ open: true }),
    })
    await main().getByText('No hay registros para mostrar.').waitFor()
    expect(await boton('Editar').isDisabled()).toBe(true)
  })

  it('offers no validation to a profile that does not validate, and says whose task it is', async () => {
    abrir(vista('validacionPagos'), {
      ...pagina,
      '/api/validacion-pagos': { body: { actions: ['cargar', 'registrar'], valida: false } },
      '/api/ventana': pago({ open: true }),
    })
    await main().getByText('Tu perfil no valida pagos: quien los registra no los valida. Lo hace Tesorería.').waitFor()
    expect(boton('Editar').count()).toBe(0)
  })
})

describe('Validación de pagos, being edited', () => {
  it('keeps what was ticked when another tab is opened, and goes on with the version that a 409 tells', async () => {
    const [linea] = DATOS.referencias
    const sent: unknown[] = []
    const actuales = [
      { ...linea, version: 5, validadoPor: 'Ana Ruiz' },
      { ...linea, version: 6, validado: false, validadoPor: '' },
    ]
    abrir(vista('validacionPagos'), {
      '/api/validacion-pagos': ({ method, body }) => {
        if (method !== 'PUT') return { body: DATOS.validacion }
        sent.push(body)
        return { status: 409, error: 'Otra persona la cambió.', codigo: 'version', actual: [actuales[sent.length - 1]] }
      },
      '/api/panel/referencias-pago': { rows: DATOS.referencias },
      '/api/ventana': { body: { ...VENTANA, tipo: 'PAGO', open: true } },
      '/api/panel/pagos': { rows: [] },
    })
    await boton('Editar').click()
    const caja = main()
      .getByRole('checkbox', { name: /^Validar la referencia/ })
      .first()
    await caja.uncheck()
    await main().getByRole('tab', { name: 'Respuesta del banco' }).click()
    await main().getByRole('tab', { name: 'Referencias' }).click()
    expect(await caja.isChecked()).toBe(false)

    await boton('Guardar').click()
    await main().getByText('Otra persona la cambió.').waitFor()
    await main().getByText('ahora está validada por Ana Ruiz. Tu cambio sigue marcado').waitFor()
    await boton('Guardar').click()
    await main().getByText('ahora está sin validar. Tu cambio ya no hace falta.').waitFor()
    expect(sent).toEqual([1, 5].map((version) => ({ cambios: [{ id: 1, version, validado: false }] })))
    await boton('Guardar').click()
    await boton('Editar').waitFor()
    expect(sent.length).toBe(2)
  })

  it('keeps ticks from one page to the next, counts them and saves them together', async () => {
    const [una, otra] = DATOS.referencias
    const pagadas = [una, otra].map((linea) => ({ ...linea, estatus: 'PAGADO', validado: false }))
    const sent: unknown[] = []
    abrir(vista('validacionPagos'), {
      '/api/validacion-pagos': ({ method, body }) => {
        if (method !== 'PUT') return { body: DATOS.validacion }
        sent.push(body)
        return { body: [] }
      },
      '/api/panel/referencias-pago': ({ url }) => ({
        rows: url.searchParams.get('range') === '[8,15]' ? pagadas.slice(1) : pagadas.slice(0, 1),
        total: 16,
      }),
      '/api/ventana': { body: { ...VENTANA, tipo: 'PAGO', open: true } },
    })
    await boton('Editar').click()
    await main().getByText('Sin cambios').waitFor()
    const caja = (linea: typeof una) => main().getByRole('checkbox', { name: new RegExp(linea?.referencia ?? '') })
    await caja(una).check()
    await main().getByText('1 cambio sin guardar').waitFor()
    await main().getByRole('button', { name: 'Página siguiente' }).click()
    await caja(otra).check()
    await main().getByText('2 cambios sin guardar').waitFor()
    await boton('Guardar').click()
    await boton('Editar').waitFor()
    expect(sent).toEqual([
      { cambios: [una, otra].map((linea) => ({ id: linea?.id, version: linea?.version, validado: true })) },
    ])
  })
})

describe('Respuesta del banco', () => {
  const PAGADO: PagoRegistrado = {
    ...DATOS.pago,
    importeCentavos: 500_000,
    interesCentavos: 3_288,
    capitalCentavos: 496_712,
    excedenteCentavos: 0,
  }
  const DE_NADIE: PagoRegistrado = {
    ...PAGADO,
    id: 8,
    referencia: '999922260235347',
    linea: '',
    resultado: 'desconocido',
    tardio: false,
    deudor: '',
    quincena: '',
    interesCentavos: 0,
    capitalCentavos: 0,
  }
  const conPagos = (rows: readonly PagoRegistrado[], more: Respuestas = {}): Respuestas => ({
    '/api/validacion-pagos': { body: DATOS.validacion },
    '/api/ventana': { body: { ...VENTANA, tipo: 'PAGO', open: true } },
    '/api/panel/pagos': { rows },
    [`/api/lineas-pago/${PAGADO.referencia}/explicacion`]: { body: LINEA_EXPLICADA },
    ...more,
  })
  const abrirPagos = async (rows: readonly PagoRegistrado[], more: Respuestas = {}): Promise<void> => {
    abrir(vista('validacionPagos'), conPagos(rows, more))
    await main().getByRole('tab', { name: 'Respuesta del banco' }).click()
  }

  it('colours each result, and lets who loads answers give a line to a payment of nobody', async () => {
    await abrirPagos([
      { ...PAGADO, id: 9, resultado: 'exacto', tardio: false, operacion: 'OP-9', actions: [] },
      { ...DE_NADIE, operacion: 'OP-8', actions: ['asignar'] },
    ])
    const tono = (color: string) => main().locator(`td .status-${color}`).texts()
    await main().getByText('Referencia desconocida').first().waitFor()
    expect([tono('green'), tono('red')]).toEqual([['Completo'], ['Referencia desconocida']])
    expect(
      main()
        .getByRole('button', { name: /: operación OP-9$/ })
        .count(),
    ).toBe(0)
    await main()
      .getByRole('button', { name: /^Asignar ?: operación OP-8$/ })
      .click()
    await dialogo('Asignar pago a una línea').getByText('Por qué espera').waitFor()
  })

  it('explains each amount: what of it went to each fund of the line, to interest and over, and what the line is made of', async () => {
    await abrirPagos([PAGADO, DE_NADIE])
    await boton('Explicar $5,000.00 de Secretaría de Salud').click()
    const explicado = dialogo('De qué se compone el pago')
    const partes = explicado.getByRole('table', { name: 'A qué se aplicó el pago' })
    await expect
      .poll(() => partes.getByRole('row').texts())
      .toEqual([
        'Fondo de ahorro$4,222.06',
        'Retenciones de préstamos$745.06',
        'A la línea$4,967.12',
        'A intereses$32.88',
        'A favor$0.00',
        'Importe$5,000.00',
      ])
    await explicado.getByRole('row', { name: 'Fondo de ahorro · De la quincena $10,000.00' }).waitFor()
    await explicado.getByText('$10,000.00 × 12 % × 10 días ÷ 365 = 32.876712… → $32.88').waitFor()
    await explicado.getByRole('row', { name: 'Por pagar $5,032.88' }).waitFor()
    await boton('Cerrar', explicado).last().click()

    await boton('Explicar $5,000.00 de la referencia 9999 2226 0235 347').click()
    await explicado.getByText('Ninguna línea de pago tiene esta referencia').waitFor()
    expect(partes.getByRole('row').texts()).toEqual(['Sin abonar$5,000.00', 'Importe$5,000.00'])
    expect(explicado.getByRole('heading', { name: 'Su línea de pago' }).count()).toBe(0)
    await boton('Cerrar', explicado).last().click()
  })

  it('links a payment by hand to its proposal and its voucher', async () => {
    const papel = { titulo: 'Comprobante del pago', nombre: 'spei.pdf', bytes: 84_000, paginas: 1 }
    await abrirPagos([{ ...DE_NADIE, propuesta: { id: 12, folio: 'PA-000012', papel } }])
    await boton('Explicar $5,000.00 de la referencia 9999 2226 0235 347').click()
    const explicado = dialogo('De qué se compone el pago')
    expect(await explicado.getByRole('link', { name: 'PA-000012' }).getAttribute('href')).toBe(
      '/dashboard?vista=autorizaciones&propuesta=12',
    )
    expect(await explicado.getByRole('link', { name: /^Comprobante del pago/ }).getAttribute('href')).toBe(
      '/api/panel/autorizaciones/12/papel',
    )
  })

  it('proposes a payment by hand with its voucher, and says why a file was not uploaded', async () => {
    const SUBIR = '/api/panel/pagos-comprobantes'
    const error = 'Tipo de archivo no soportado: se esperaba un PDF o una imagen JPG o PNG.'
    await abrirPagos([], { [SUBIR]: { status: 415, error, codigo: 'tipo' } })
    await boton('Registrar pago a mano').click()
    const pago = dialogo('Registrar pago a mano')
    await boton('Proponer pago', pago).click()
    await pago.getByText('Sube el comprobante del pago: un PDF o una foto.').waitFor()
    expect(llamadas.some(({ url }) => url.pathname === '/api/pagos')).toBe(false)
    const subir = () =>
      pago.locator('input[type=file]').upload(new File(['%PDF-1.4'], 'spei.pdf', { type: 'application/pdf' }))
    await subir()
    await pago.getByText(error).waitFor()

    const propuesta = { id: 12, folio: 'PA-000012', titulo: 'Registrar un pago a mano' }
    const subido = { id: 'a7', nombre: 'spei.pdf', bytes: 8, paginas: 1 }
    responder(conPagos([], { [SUBIR]: { body: subido }, '/api/pagos': { body: { propuesta } } }))
    await subir()
    await boton('Quitar spei.pdf', pago).waitFor()
    await pago.getByLabel('Referencia').fill('9999 2226 0235 347')
    await pago.getByLabel('Importe').fill('5000')
    await pago.getByLabel('Fecha del banco').fill('2026-11-20')
    await pago.getByLabel('Número de operación del banco').fill('SPEI-1')
    await boton('Proponer pago', pago).click()
    await documento()
      .getByText(/^Quedó por autorizar con el folio PA-000012\./)
      .waitFor()
    expect(llamadas.find(({ url }) => url.pathname === '/api/pagos')?.body).toEqual({
      referencia: '999922260235347',
      importeCentavos: 500_000,
      fecha: '2026-11-20',
      operacion: 'SPEI-1',
      comprobante: 'a7',
    })
  })
})

describe('Por identificar', () => {
  const PAGO: PagoPorIdentificar = {
    id: 5,
    referencia: '30221264803697',
    importeCentavos: 31_633_626,
    fecha: '2026-11-27' as PagoPorIdentificar['fecha'],
    operacion: 'XL0001',
    motivo: 'sin_linea',
    sugerida: '030221264803697',
    dias: 31,
    deudor: 'Secretaría de Salud',
    origen: 'banco.csv, renglón 2',
    actions: ['asignar', 'devolver'],
  }

  it('shows age and proposed line, and asks before a proposal leaves', async () => {
    abrir(`${vista('validacionPagos')}&tab=por-identificar`, {
      '/api/panel/pagos-por-identificar': { rows: [PAGO] },
      '/api/pagos/por-identificar': {
        body: {
          pagos: 1,
          centavos: 31_633_626,
          antiguedad: [{ id: 'd60', titulo: '31 a 60 días', pagos: 1, centavos: 31_633_626 }],
        },
      },
    })
    expect(await columnas(main(), 'Pagos por identificar')).toEqual([
      'Referencia del banco',
      'Importe',
      'Fecha del banco',
      'Días',
      'Referencia propuesta',
      'Por qué',
      'De',
      'Operación',
      'Acciones',
    ])
    expect(await main().getByRole('definition').first().textContent()).toBe('$316,336.26 1 pago')
    await main()
      .getByRole('button', { name: /^Asignar a una línea ?: operación XL0001$/ })
      .click()
    const asignar = dialogo('Asignar pago a una línea')
    const referencia = await asignar.getByLabel('Referencia de la línea').element()
    expect((referencia as HTMLInputElement).value).toBe('0302 2126 4803 697')
    await boton('Cancelar', asignar).click()
    await main()
      .getByRole('button', { name: /^Devolver ?: operación XL0001$/ })
      .click()
    const devolver = dialogo('Devolver pago')
    await boton('Proponer devolución', devolver).click()
    await devolver.getByText('Escribe por qué se devuelve.').first().waitFor()
    expect(llamadas.filter(({ method }) => method !== 'GET')).toEqual([])
  })
})

describe('Verificación', () => {
  const listas = {
    '/api/panel/verificacion-aportaciones': { rows: [DATOS.verificada] },
    '/api/panel/verificacion-retenciones': { rows: [DATOS.retenida] },
    '/api/panel/movimientos': { rows: [] },
    '/api/panel/consulta': { rows: [] },
    '/api/organica': { body: [] },
    '/api/adscripcion': { body: [] },
    '/api/dependencias': { body: [] },
  }

  it.each(['verificacionEntidad', 'verificacionGeneral'])('%s has four tabs, each with its search', async (nombre) => {
    abrir(vista(nombre), listas)
    const tabs = main().getByRole('tab')
    await tabs.first().waitFor()
    expect(tabs.texts()).toEqual([
      'Historial de Aportaciones',
      'Historial de Retenciones',
      'Historial de Movimientos',
      'Plantilla',
    ])
    for (const tab of tabs.all()) {
      await tab.click()
      await main().getByRole('tabpanel').getByRole('search').first().waitFor()
    }
    await main().getByRole('tab', { name: 'Historial de Aportaciones' }).click()
    await main()
      .getByRole('link', { name: /^Ver las aportaciones de la quincena 2226/ })
      .waitFor()
  })

  it.each(['Historial de Aportaciones', 'Historial de Retenciones'])(
    '%s tells how its search was read',
    async (ficha) => {
      abrir(vista('verificacionGeneral'), {
        ...listas,
        '/api/panel/verificacion-aportaciones/buscar': { rows: [] },
        '/api/panel/verificacion-retenciones/buscar': { rows: [] },
      })
      await main().getByRole('tab', { name: ficha }).click()
      // Both tabs have one of the same name: not that of the tab before.
      const buscar = main()
        .getByRole('tabpanel', { name: ficha })
        .getByRole('textbox', { name: 'Entidad o código de quincena' })
      await buscar.fill('2026')
      await main()
        .getByText('«2026» se busca como la quincena 20 de 2026 (16 al 31 de octubre), no como el año')
        .waitFor()
      await buscar.fill('2526')
      await main().getByText('«2526» no es el código de una quincena (se espera uno como 2226).').waitFor()
      await buscar.fill('salud')
      await expect
        .poll(() =>
          main()
            .getByText(/^«2526»/)
            .count(),
        )
        .toBe(0)
    },
  )
})

describe('Historial de Quincenas', () => {
  it('has the documented columns, its money, and where it comes from', async () => {
    abrir(vista('HistorialPage'), {
      '/api/historial/quincenas': { body: DATOS.quincenas },
      '/api/historial/quincenas/2226': { body: DATOS.historial },
      '/api/panel/consulta': { rows: [] },
    })
    expect(await columnas(main())).toEqual([
      'Entidad',
      'CURP Representante',
      'Responsable',
      'Total Personal',
      'Movimientos',
      'Importe',
      'Atención',
      'Expediente',
    ])
    const importe = main().getByRole('link', { name: /^\$999,999,999\.99\. De dónde sale/ })
    expect(await importe.getAttribute('href')).toContain('vista=aportacionesDetalle&quincena=2226&entidad=7')
    await main()
      .getByRole('button', { name: /^Expediente de/ })
      .click()
    await documento().getByText('No hay empleados en este expediente.').waitFor()
    abrir(vista('HistorialPage'), {
      '/api/historial/quincenas': { body: DATOS.quincenas },
      '/api/historial/quincenas/2226': { body: { ...DATOS.historial, entidades: [] } },
    })
    await main().getByText('No hay entidades registradas para esta quincena.').waitFor()
  })
})
