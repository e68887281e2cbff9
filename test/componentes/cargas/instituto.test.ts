import { describe, expect, it } from 'vitest'
import type { CargaPedida, DetalleCarga, OpcionesCarga } from '#domain/cargas/carga.ts'
import { CARGA, DE_CATALOGO, DE_USUARIOS, deUna, OPCIONES } from '#test/support/fingido/cargas.ts'
import { abrir, boton, dialogo, llamadas, main, responder } from '#test/componentes/soporte/portal.tsx'

const PAGINA = `/afiliacion/masiva/${CARGA.folio}`
const plano = (clave: string, tipo: 'usuarios' | 'catalogos'): OpcionesCarga['planos'][number] => ({
  ...{ clave, tipo, nombre: clave, formato: 'Texto con separador (CSV)', quincenas: [] },
})
const CON_TODO: OpcionesCarga = {
  ...OPCIONES,
  planos: [...OPCIONES.planos, plano('USU-CSV', 'usuarios'), plano('CAT-CSV', 'catalogos')],
  asuntos: [
    { tipo: 'catalogos', clave: 'estado_civil', nombre: 'Estado civil' },
    { tipo: 'catalogos', clave: 'nacionalidad', nombre: 'Nacionalidad' },
  ],
}

async function ver(detalle: DetalleCarga): Promise<void> {
  abrir(PAGINA, deUna(detalle))
  await main().getByText('El archivo', { exact: true }).waitFor()
}

describe('a new load of a kind of the institute', () => {
  const abrirNueva = async (query: string): Promise<void> => {
    abrir(`/afiliacion/masiva?${query}`, {
      '/api/panel/cargas': { rows: [] },
      '/api/catalogo/adscripcion': { body: [] },
      '/api/cargas/opciones': { body: CON_TODO },
    })
    await dialogo('Cargar un archivo').waitFor()
  }
  const elegir = (): Promise<unknown> =>
    dialogo()
      .locator('input[type=file]')
      .upload(new File(['x'], 'archivo.csv', { type: 'text/csv' }))

  it('comes from a catalogue with that catalogue chosen, and offers its template', async () => {
    await abrirNueva('nueva=catalogos&asunto=nacionalidad')
    await dialogo().getByText('Los que el archivo no nombra quedan como están.').waitFor()
    await boton('Descargar la plantilla de CAT-CSV', dialogo()).waitFor()
    for (const campo of ['Entidad', 'Quincena']) expect(dialogo().getByLabel(campo).count()).toBe(0)
    expect(await dialogo().getByRole('combobox', { name: 'Catálogo', exact: true }).inputValue()).toBe('nacionalidad')
    await elegir()
    responder({ '/api/cargas': { body: { carga: CARGA } } }, 'calla')
    await boton('Revisar archivo', dialogo()).click()
    await main().getByRole('heading', { name: CARGA.folio, level: 1 }).waitFor()
  })

  it('asks which catalogue before it is sent, and nothing of accounts', async () => {
    await abrirNueva('nueva=catalogos')
    await dialogo().getByLabel('Cuentas de usuario del portal').check()
    await dialogo()
      .getByText(/hasta 500 cuentas/)
      .waitFor()
    expect(dialogo().getByRole('combobox', { name: 'Catálogo', exact: true }).count()).toBe(0)
    await dialogo().getByLabel('Renglones de un catálogo').check()
    await elegir()
    await boton('Revisar archivo', dialogo()).click()
    await dialogo().getByText('Elige el catálogo de estos renglones.').waitFor()
    expect(llamadas.filter(({ method }) => method === 'POST')).toEqual([])
  })
})

describe('a load of rows of a catalogue', () => {
  it('says of which catalogue, what it would do, and that nobody has to authorise it', async () => {
    await ver(DE_CATALOGO)
    await main().getByText('civil.csv. Renglones de un catálogo, Estado civil.').waitFor()
    expect(main().getByRole('table', { name: 'Qué haría el archivo' }).getByRole('row').texts().slice(1)).toEqual([
      'Renglones nuevos1',
      'Renglones que cambian2',
    ])
    expect(main().getByText('Por autorizar').count()).toBe(0)
    await boton('Cargar 3 renglones').waitFor()
  })

  it('says once it counts that it is not undone whole', async () => {
    await ver({ ...DE_CATALOGO, carga: { ...DE_CATALOGO.carga, estado: 'aplicada' }, acciones: [] })
    await main()
      .getByText(/El catálogo ya tiene estos renglones\. Una carga de catálogo no se deshace completa/)
      .waitFor()
    await main().getByRole('link', { name: 'Ver los catálogos' }).waitFor()
  })
})

describe('a load of accounts', () => {
  it('shows the passwords once, when it is loaded', async () => {
    await ver(DE_USUARIOS)
    expect(
      main()
        .getByText(/contraseñas/)
        .count(),
    ).toBe(0)
    const hecha = { ...DE_USUARIOS, carga: { ...DE_USUARIOS.carga, estado: 'aplicada' }, acciones: [] } as const
    const pedida: CargaPedida = {
      ...hecha,
      claves: [
        { usuario: 'iris.paz', nombre: 'Iris Paz', perfil: 'Auditor', lugar: '', clave: 'Kq7vTz2mWn4bRx9d' },
        { usuario: 'noe.sol', nombre: 'Noé Sol', perfil: 'Auditor', lugar: '', clave: 'Hd8sLw3pJc6yFg5t' },
      ],
    }
    responder({ [`/api/cargas/${CARGA.folio}/cargar`]: { body: pedida }, ...deUna(hecha) }, 'calla')
    await boton('Cargar 2 cuentas').click()
    await main().getByText('Contraseñas de 2 cuentas').waitFor()
    await main().getByText('Kq7vTz2mWn4bRx9d').waitFor()
    await main().getByText('Las contraseñas se muestran una sola vez.').waitFor()
    await boton('Descargar la lista').waitFor()
    await boton('Imprimir hoja').waitFor()
    await main()
      .getByText(/Sus cuentas ya pueden entrar\./)
      .waitFor()
  })
})
