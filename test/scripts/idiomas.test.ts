import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

const eslint = new ESLint()

/** What the linter says of a text in a file of that name, but for what every text that uses nothing is told. */
async function complaints(filePath: string, code: string): Promise<string> {
  const [result] = await eslint.lintText(code, { filePath })
  const told = result?.messages.filter(({ ruleId }) => !ruleId?.endsWith('no-unused-vars')) ?? []
  return told.map(({ message }) => message).join('\n')
}

const INQUIRER = 'inquirer belongs in cli/context.ts'
const HALVES = 'What portal and panel both use lives in admin/shared'
const BUSCAR = 'The calls of a list are made by panelRoutes'
const LISTA = 'A list is made by defineList, or by defineRows where its rows are few'
const HALLAR = 'A row of a key is found by findRow'
const WRITTEN = 'is a row written by hand'
const ACT = 'Screens act by useAct'
const READ = 'What the panel reads is typed by panel/recurso.ts'

describe('a second idiom is refused', () => {
  it.each([
    ['cli/commands/ejemplo.ts', "import 'inquirer'", INQUIRER],
    ['cli/commands/ejemplo.ts', "import '@inquirer/prompts'", INQUIRER],
    ['cli/commands/ejemplo.ts', "await import('inquirer')", INQUIRER],
    ['api/doctor/ejemplo.ts', "import inquirer from 'inquirer'", INQUIRER],

    ['admin/providers/ejemplo.ts', "import '#admin/panel/recurso.ts'", HALVES],
    ['admin/providers/ejemplo.ts', "import '#admin/portal/wizard/wizard.css'", HALVES],
    ['admin/theme/ejemplo.ts', "import '#admin/panel/recurso.ts'", HALVES],
    ['admin/theme/ejemplo.ts', "import '#admin/portal/wizard/wizard.css'", HALVES],
    ['admin/i18n/ejemplo.ts', "import '#admin/panel/recurso.ts'", HALVES],
    ['admin/portal/fondos/ejemplo.ts', "await import('#admin/panel/Panel.tsx')", HALVES],
    ['admin/portal/frame/ejemplo.ts', 'await import(`#admin/panel/${name}.tsx`)', HALVES],
    ['admin/portal/procesos/screens.ts', "await import('#admin/panel/Panel.tsx')", HALVES],
    ['admin/panel/ejemplo.ts', "await import('#admin/portal/procesos/Dashboard.tsx')", HALVES],
    ['admin/shared/ejemplo.ts', "await import('#admin/panel/Panel.tsx')", HALVES],

    ['api/fondos/pagos/routes.ts', "routes.post('/panel/pagos/buscar')", BUSCAR],
    ['api/fondos/pagos/routes.ts', 'routes.post(`${base}/buscar`)', BUSCAR],
    ['api/acceso/bitacora/get-acto.ts', "routes.post('/panel/actos/buscar')", BUSCAR],

    ['api/fondos/pagos/ejemplo.ts', "import { parseListQuery } from '#api/http/listas/list-query.ts'", LISTA],
    ['api/fondos/pagos/ejemplo.ts', "import type { parseListQuery } from '#api/http/listas/list-query.ts'", LISTA],
    ['api/fondos/pagos/ejemplo.ts', "import * as query from '#api/http/listas/list-query.ts'", LISTA],
    ['api/http/ejemplo.ts', "import { contentRange } from '#api/http/listas/list-query.ts'", LISTA],
    ['cli/commands/ejemplo.ts', "import { parseListQuery } from '#api/http/listas/list-query.ts'", LISTA],
    ['cli/commands/ejemplo.ts', "await import('#api/http/listas/list-query.ts')", LISTA],

    ['api/fondos/pagos/ejemplo.ts', "selectRow('SELECT id, banco FROM pagos WHERE id = $1', [id])", HALLAR],
    [
      'api/fondos/pagos/ejemplo.ts',
      'selectRow<Row>(`SELECT id FROM pagos WHERE anio = $1 AND mes = $2`, [a, m])',
      HALLAR,
    ],

    ['api/fondos/pagos/ejemplo.ts', 'type PagoRow = Readonly<{ id: number }>', WRITTEN],
    ['api/fondos/pagos/ejemplo.ts', 'type PagoRow = { id: number } & { readonly monto: number }', WRITTEN],
    ['api/fondos/models/EjemploModel.ts', 'interface PagoRow { readonly id: number }', WRITTEN],
    ['domain/fondos/ejemplo.ts', 'interface PagoRow { readonly id: number }', WRITTEN],
    ['cli/commands/ejemplo.ts', 'interface PagoRow { readonly id: number }', WRITTEN],
    ['seeds/demo/ejemplo.ts', 'interface PagoRow { readonly id: number }', WRITTEN],

    ['admin/portal/fondos/ejemplo.ts', "import { useMutation } from '@tanstack/react-query'", ACT],
    ['admin/panel/recurso.ts', "import { useMutation } from '@tanstack/react-query'", ACT],
    ['admin/panel/recurso.ts', "import { useUpdate } from 'react-admin'", ACT],
    ['admin/panel/recurso.ts', "import { useGetMany } from 'react-admin'", READ],
    ['admin/panel/list/PanelList.tsx', "import { useMutation } from '@tanstack/react-query'", ACT],
    ['admin/panel/list/PanelList.tsx', "import { useCreate } from 'ra-core'", ACT],
    ['admin/panel/list/PanelList.tsx', "import { useGetOne } from 'react-admin'", READ],
    ['admin/shared/form/use-act.ts', "import { useUpdate } from 'react-admin'", ACT],
    ['admin/panel/ejemplo.ts', "import { useGetOne } from 'ra-core'", READ],

    ['domain/avisos/ejemplo.ts', "import '#domain/fondos/prestamo.ts'", 'The area avisos stands below'],
    ['domain/correo/ejemplo.ts', "import '#domain/afiliacion/persona.ts'", 'The area correo stands below'],
    ['domain/acceso/ejemplo.ts', "import '#domain/avisos/aviso.ts'", 'The area acceso stands below'],
    ['admin/portal/avisos/ejemplo.ts', "import '#admin/portal/fondos/use-saldo.ts'", 'The area avisos stands below'],
    ['api/jobs/ejemplo.ts', "import '#domain/fondos/prestamo.ts'", 'The area jobs stands below'],
    ['api/jobs/ejemplo.ts', "await import('#domain/fondos/prestamo.ts')", 'The area jobs stands below'],
    ['api/http/ejemplo.ts', "import '#domain/fondos/prestamo.ts'", 'The area http stands below'],
    ['api/acceso/ejemplo.ts', "await import('#api/fondos/list-fondos.ts')", 'The area acceso stands below'],
  ])('%s: %s', async (file, code, message) => {
    expect(await complaints(file, code)).toContain(message)
  })
})

describe('what needs it may', () => {
  it.each([
    ['cli/context.ts', "await import('inquirer')"],
    ['admin/App.tsx', "await import('./panel/Panel.tsx')"],
    ['admin/portal/procesos/screens.ts', "await import('#admin/portal/formatos/Firmas/Firmas.tsx')"],
    ['api/acceso/bitacora/routes.ts', "routes.post('/panel/bitacora/buscar')"],
    ['api/http/listas/define-list.ts', "import { parseListQuery } from './list-query.ts'"],
    ['api/procesos/casos/routes.ts', "import { listParamsSchema } from '#api/http/listas/list-query.ts'"],
    ['admin/shared/form/use-act.ts', "import { useMutation } from '@tanstack/react-query'"],
    ['admin/panel/recurso.ts', "import { useGetOne } from 'react-admin'"],
    ['admin/panel/list/PanelList.tsx', "import { useListContext } from 'react-admin'"],
    ['api/fondos/pagos/ejemplo.ts', 'selectRow(`SELECT id FROM pagos WHERE id = $1${FOR_UPDATE}`, [id])'],
    ['api/fondos/pagos/ejemplo.ts', "selectRow('SELECT MAX(orden) AS ultimo FROM pagos WHERE tipo = $1', [tipo])"],
    ['api/calendario/ejemplo.ts', "import '#domain/avisos/aviso-ventana.ts'"],
    ['api/http/ejemplo.ts', "import '#domain/documentos/archivo.ts'"],
    ['api/jobs/ejemplo.ts', "import '#domain/calendario/instante-texto.ts'"],
  ])('%s: %s', async (file, code) => {
    expect(await complaints(file, code)).toBe('')
  })
})
