import { describe, expect, it } from 'vitest'
import type { DetalleCarga, OpcionesCarga } from '#domain/cargas/carga.ts'
import type { CambiosDelEstado } from '#domain/direcciones/carga-sepomex.ts'
import { CARGA, DE_PAGOS, deUna, OPCIONES } from '#test/support/fingido/cargas.ts'
import { abrir, boton, dialogo, llamadas, main, responder } from '#test/componentes/soporte/portal.tsx'

const NADA = { cuantas: 0, primeras: [] }
const JALISCO: CambiosDelEstado = {
  ...{ clave: '14', estado: 'Jalisco', filas: 7_400, cortado: true },
  ...{
    nuevas: { cuantas: 7, primeras: ['Peñón (45999)', 'Río (45998)'] },
    cambiadas: NADA,
    bajas: NADA,
    conservadas: NADA,
  },
  recientes: { faltan: NADA, llegan: 7 },
}

/** Loads of the whole institute that were read: nothing of an entity, of people or of payments. */
const LEIDA: DetalleCarga = { ...DE_PAGOS, pagos: null, faltas: [], omitidos: 0 }
const DIRECCIONES: DetalleCarga = {
  ...LEIDA,
  carga: {
    ...LEIDA.carga,
    tipo: 'direcciones',
    plano: 'SEPOMEX-TXT',
    archivo: 'CPdescarga.txt',
    renglones: 7_400,
    avisados: 0,
  },
  ...{ entran: 7_400, pideMotivo: true },
  direcciones: { estados: [JALISCO], avisos: ['El archivo parece cortado: en Jalisco faltan 40 asentamientos.'] },
}
const SUELDOS: DetalleCarga = {
  ...LEIDA,
  carga: {
    ...{ ...LEIDA.carga, tipo: 'sueldos', plano: 'SUE-CSV', archivo: 'tabulador.csv', renglones: 1, avisados: 0 },
    asunto: { clave: '2226', nombre: 'Q22 2026 · 16–30 nov' },
  },
  ...{ entran: 1, pideMotivo: true },
  aumento: {
    propuesta: null,
    revision: {
      ...{ desdeTexto: 'Q22 2026', fecha: '2026-11-16', personas: 3, entidades: 1, sinCambio: 0, conMovimiento: 0 },
      categorias: [
        {
          categoriaId: 1,
          clave: '20B',
          nombre: '20B',
          antesCentavos: 1_233_575,
          despuesCentavos: 1_333_575,
          personas: 3,
        },
      ],
      porQuincena: { sueldosCentavos: 150_000, entidadCentavos: 42_750, afiliadoCentavos: 14_250 },
      ...{ retroactivo: null, conParametros: true, huella: 'x' },
    },
  },
}

const pagina = async (detalle: DetalleCarga): Promise<void> => {
  abrir(`/afiliacion/masiva/${detalle.carga.folio}`, deUna(detalle))
  await main().getByText('El archivo', { exact: true }).waitFor()
}
const cargarCon = async (detalle: DetalleCarga, motivo: string, name: string): Promise<unknown> => {
  await dialogo().getByRole('textbox').fill(motivo)
  responder({ ...deUna(detalle), [`/api/cargas/${CARGA.folio}/cargar`]: { body: { ...detalle, claves: [] } } })
  await boton(name, dialogo()).click()
  await dialogo().waitForGone()
  return llamadas.find(({ method }) => method === 'POST')?.body
}

describe('a load of the postal catalogue', () => {
  it('shows each state, its first names, and what must be accepted; loading it asks why', async () => {
    await pagina(DIRECCIONES)
    await main().getByText('7 asentamientos nuevos, 0 cambiados, 0 que ya no están', { exact: false }).waitFor()
    await main().getByText('El archivo parece cortado: en Jalisco faltan 40 asentamientos.').waitFor()
    await boton('Jalisco').click()
    await main().getByText('Peñón (45999), Río (45998) y 5 más').waitFor()
    await boton('Cargar 7,400 asentamientos').click()
    await dialogo('Aplicar el archivo de todos modos').waitFor()
    await boton('Cargar 7,400 asentamientos', dialogo()).click()
    await dialogo()
      .getByText(/escribe por qué se aplica de todos modos/)
      .waitFor()
    expect(await cargarCon(DIRECCIONES, 'Acepto', 'Cargar 7,400 asentamientos')).toMatchObject({ motivo: 'Acepto' })
  })

  it('says once it counts that the catalogue is of now, and leads to it', async () => {
    await pagina({
      ...DIRECCIONES,
      carga: { ...DIRECCIONES.carga, estado: 'aplicada' },
      pideMotivo: false,
      acciones: [],
    })
    await main().getByText('Qué cambió en el catálogo').waitFor()
    await main()
      .getByText(/El catálogo de direcciones está al día/)
      .waitFor()
    expect(await main().getByRole('link', { name: 'Ver las direcciones' }).getAttribute('href')).toBe(
      '/dashboard?vista=direccion',
    )
  })
})

describe('a load of new salaries', () => {
  it('shows for whom and how much, a quincena and a year; loading it asks the reason', async () => {
    await pagina(SUELDOS)
    await main().getByText('Cambia el sueldo de 3 personas de 1 entidad').waitFor()
    // 24 × (1,500.00 + 427.50)
    await main().getByText('$46,260.00').waitFor()
    expect(main().getByRole('table', { name: 'Sueldo de cada categoría' }).getByRole('row').texts().at(-1)).toBe(
      '20B$12,335.75$13,335.753',
    )
    await boton('Cargar 1 sueldo').click()
    await dialogo('Proponer el aumento').waitFor()
    expect(await cargarCon(SUELDOS, 'Acuerdo 12/2026', 'Proponer aumento')).toMatchObject({ motivo: 'Acuerdo 12/2026' })
  })

  it('leads to the proposal in which its rise waits', async () => {
    const aumento = SUELDOS.aumento && {
      ...SUELDOS.aumento,
      propuesta: { id: 12, folio: 'PA-000012', estado: 'pendiente' as const },
    }
    await pagina({ ...SUELDOS, carga: { ...SUELDOS.carga, estado: 'aplicada' }, aumento, acciones: [] })
    await main().getByText('Por autorizar', { exact: true }).waitFor()
    expect(await main().getByRole('link', { name: 'PA-000012' }).getAttribute('href')).toBe(
      '/dashboard?vista=autorizaciones&propuesta=12',
    )
  })

  it('is begun from the rises, with its quincena', async () => {
    const opciones: OpcionesCarga = {
      ...OPCIONES,
      planos: [
        ...OPCIONES.planos,
        { clave: 'SUE-CSV', nombre: 'Sueldos', tipo: 'sueldos', formato: 'Texto con separador (CSV)', quincenas: [] },
      ],
      asuntos: [{ tipo: 'sueldos', clave: '2226', nombre: 'Q22 2026 · 16–30 nov' }],
    }
    abrir('/afiliacion/masiva?nueva=sueldos&asunto=2226', {
      '/api/panel/cargas': { rows: [] },
      '/api/catalogo/adscripcion': { body: [] },
      '/api/cargas/opciones': { body: opciones },
    })
    await dialogo('Cargar un archivo').waitFor()
    await dialogo()
      .getByText(/dos columnas: Categoría y Sueldo/)
      .waitFor()
    expect(await dialogo().getByLabel('Vale desde la quincena').inputValue()).toBe('2226')
    await dialogo()
      .locator('input[type=file]')
      .upload(new File(['x'], 'tabulador.csv', { type: 'text/csv' }))
    responder({ '/api/cargas': { body: { carga: CARGA } } }, 'calla')
    await boton('Revisar archivo', dialogo()).click()
    await main().getByRole('heading', { name: CARGA.folio, level: 1 }).waitFor()
  })
})
