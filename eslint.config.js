import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'
import { acts } from './scripts/lint/acts.mjs'
import { circles } from './scripts/lint/circles.mjs'
import { encodes } from './scripts/lint/encodes.mjs'
import { forgets } from './scripts/lint/forgets.mjs'
import { loads } from './scripts/lint/loads.mjs'
import { rows } from './scripts/lint/rows.mjs'

/** Areas from the ground up: one may import those before it, never those after it (docs/architecture.md). */
const AREAS = [
  'identidad',
  'acceso',
  'calendario',
  'instituto',
  'organica',
  'usuarios',
  'direcciones',
  'documentos',
  'afiliacion',
  'fondos',
  'quincenas',
  'cargas',
  'procesos',
  'formatos',
]

/** Rooms of the API without rules of the institute: what they need of an area is given to them by who starts them. */
const SIN_AREA = ['db', 'http', 'jobs', 'files', 'logging', 'correo', 'avisos', 'respaldo', 'doctor']

/**
 * The last area whose pure rules a room may use: days and hours are everybody's. Calls also tell how large a file may be and how
 * people and lists are called.
 */
const reachOf = (room) => (room === 'http' ? 'afiliacion' : 'calendario')

/** Of rooms, the domain keeps what a notice and a message are, and the screens show both: what stands before days and hours knows neither. */
const WITH_ROOMS = AREAS.toSpliced(AREAS.indexOf('calendario') + 1, 0, 'correo', 'avisos')
const areasOf = (layer) => (['domain', 'admin'].includes(layer) ? WITH_ROOMS : AREAS)

/** What each layer may import, by its `#` name. */
const LAYERS = {
  domain: ['domain'],
  api: ['domain', 'api'],
  admin: ['domain', 'admin'],
  cli: ['domain', 'api', 'cli'],
  seeds: ['domain', 'api', 'seeds'],
}
const ALL = ['domain', 'api', 'admin', 'cli', 'seeds', 'test']

const SAME_FOLDER = {
  regex: '^\\.\\.',
  message: 'Imports outside the own folder use the layer name: #domain/…, #api/…, #admin/…',
}

/**
 * The two halves of the screens know nothing of each other, and what they share knows neither. Only the shell (`admin/App.tsx`)
 * loads views of both.
 */
const NEITHER = '^#admin/(portal|panel)/'
const ROOMS = {
  portal: '^#admin/panel/',
  panel: '^#admin/portal/',
  ...Object.fromEntries(['shared', 'providers', 'theme', 'i18n'].map((room) => [room, NEITHER])),
}

/** Questions of lists are read, and their places told, in one folder. */
const LISTA = {
  regex: '^#api/http/listas/list-query\\.ts$',
  importNames: ['contentRange', 'listSpec', 'parseListQuery'],
  message: 'A list is made by defineList, or by defineRows where its rows are few',
}

const INQUIRER = { regex: '^(@inquirer/|inquirer$)', message: 'inquirer belongs in cli/context.ts' }

/**
 * Import patterns forbidden in a layer (and, when given, in one of its areas), as they are written and as they are loaded. `asks`:
 * it is where the command line asks people. `opens`: it is the table of views, which loads that of any area when it is opened.
 */
function forbidden(layer, { area, room, asks = false, opens = false } = {}) {
  const layers = ALL.filter((other) => !LAYERS[layer].includes(other))
  const patterns = [
    SAME_FOLDER,
    LISTA,
    { regex: `^#(${layers.join('|')})/`, message: `${layer}/ may import only: ${LAYERS[layer].join(', ')}` },
    ...(asks ? [] : [INQUIRER]),
  ]
  if (layer === 'domain')
    patterns.push({
      regex: '^(?!#domain/|\\./|zod$|zod/|big\\.js$|mathjs$)',
      message: 'domain/ is pure: zod, big.js and mathjs at most',
    })
  if (layer === 'admin' && room)
    patterns.push({ regex: ROOMS[room], message: 'What portal and panel both use lives in admin/shared' })
  if (SIN_AREA.includes(area))
    patterns.push({
      regex: `^#api/(${AREAS.filter((each) => each !== 'identidad' && each !== 'acceso').join('|')})/`,
      message: `${area} imports no area but acceso: it is given what it needs`,
    })
  const later = laterThan(layer, area)
  const above = later.length > 0 ? notLater(area, later.join('|')) : []
  return {
    'no-restricted-imports': ['error', { patterns }],
    ...(above.length > 0 && { 'portal/areas': ['error', { patterns: above }] }),
    'portal/loads': ['error', { patterns: [...patterns, ...(opens ? [] : above)] }],
  }
}

/** The areas that an area, or what a room takes of the domain, may not know. */
function laterThan(layer, area) {
  const order = areasOf(layer)
  const at = order.indexOf(layer === 'api' && SIN_AREA.includes(area) ? reachOf(area) : area)
  return at < 0 ? [] : order.slice(at + 1)
}

/** An area's SQL may read any table: the type of its row is then that table's model's, and nothing else of a later area's is. */
function notLater(area, later) {
  return [
    {
      regex: `^#(domain|api|cli|seeds|admin/portal)/(${later})/`,
      message: `The area ${area} stands below: ${later.replaceAll('|', ', ')}`,
    },
    {
      regex: `^#api/(${later})/models/`,
      allowTypeImports: true,
      message: 'Of a later area no more than the type of a row',
    },
  ]
}

/** What react-admin writes with, in its own ways. */
const RA_WRITES = ['useCreate', 'useUpdate', 'useUpdateMany', 'useDelete', 'useDeleteMany', 'useDataProvider']

/** What react-admin reads with: it takes whatever type it is told for what comes. */
const RA_READS = ['useGetOne', 'useGetList', 'useGetMany', 'useListContext']

/** Where screens act and the panel reads for all the others: what each of these files takes of the libraries, and no more. */
const HANDS_ON = {
  'admin/shared/form/use-act.ts': ['useMutation'],
  'admin/panel/recurso.ts': ['useGetOne', 'useGetList', 'useListContext'],
  'admin/panel/list/PanelList.tsx': ['useGetList', 'useListContext'],
}

/** What a screen takes of no library, but for `taken`. */
function handsOff(taken) {
  const rest = (names) => names.filter((name) => !taken.includes(name))
  const acts = 'Screens act by useAct'
  const reads = 'What the panel reads is typed by panel/recurso.ts'
  const paths = [
    { name: '@tanstack/react-query', importNames: rest(['useMutation']), message: acts },
    ...['react-admin', 'ra-core'].flatMap((name) => [
      { name, importNames: rest(RA_WRITES), message: acts },
      { name, importNames: rest(RA_READS), message: reads },
    ]),
  ]
  return {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { paths: paths.filter(({ importNames }) => importNames.length > 0) },
    ],
  }
}

/** The address of the call that panelRoutes makes, written or put together. */
const BUSCAR = ['Literal[value=/\\u002fbuscar$/]', 'TemplateElement[value.cooked=/\\u002fbuscar$/]'].map(
  (selector) => ({
    selector,
    message: 'The calls of a list are made by panelRoutes',
  }),
)
/** A row found by its key alone: its columns and their types are the model's. */
const POR_CLAVE = String.raw`/^\s*SELECT [\w, ]+ FROM \w+ WHERE \w+ = \$1( AND \w+ = \$\d)*\s*$/`
const HALLAR = [
  `Literal[value=${POR_CLAVE}]`,
  `TemplateLiteral[expressions.length=0] > TemplateElement[value.cooked=${POR_CLAVE}]`,
].map((text) => ({
  selector: `CallExpression[callee.name="selectRow"] > ${text}`,
  message: 'A row of a key is found by findRow',
}))
/** Screens that act without `useAct`, and why (docs/architecture.md). */
const SIN_ACTO = [
  'admin/portal/usuarios/Login/{EntradaForm,Login,SegundoPaso}.tsx',
  'admin/providers/{ReauthDialog,SessionProvider}.tsx',
  'admin/portal/wizard/use-save-tramite.ts',
  'admin/portal/afiliacion/tramite/GuardarTramite.tsx',
  'admin/portal/expediente/use-expediente.ts',
]

/** Hono only where HTTP is spoken, Sequelize only where data is. */
const BY_ROLE = [
  {
    files: ['api/**/*.ts'],
    ignores: ['api/app.ts', 'api/server.ts', 'api/http/**', 'api/**/routes.ts', 'api/**/routes-*.ts'],
    pattern: { regex: '^(hono($|/)|@hono/|hono-openapi)', message: 'hono belongs in app.ts, http/ and routes.ts' },
  },
]

/** Waits of a test with a limit of their own: a slow machine passes it and fails a good test. */
const SIN_PLAZO = [
  {
    selector: 'MemberExpression[object.name="vi"][property.name=/^waitFor$|^waitUntil$/]',
    message: 'Waits use waitUntil (test/support/wait-until.ts)',
  },
  {
    selector: 'CallExpression > ObjectExpression > Property[key.name="timeout"][value.type="Literal"]',
    message: 'A wait has no limit of its own: every wait ends after PLAZO (test/support/plazo.ts)',
  },
]

export default tseslint.config(
  { ignores: ['dist/**', 'entrega/**', 'node_modules/**', 'data/**', 'capturas/**', 'coverage/**'] },
  js.configs.recommended,
  {
    // A pattern that goes back over a long text holds the one thread that serves everybody.
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error', 'regexp/no-super-linear-move': 'error' },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.strict],
    plugins: {
      portal: {
        rules: { areas: tseslint.plugin.rules['no-restricted-imports'], acts, circles, encodes, forgets, loads, rows },
      },
    },
    rules: {
      'portal/circles': 'error',
      'portal/encodes': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  ...Object.keys(LAYERS).flatMap((layer) => [
    { files: [`${layer}/**/*.ts`, `${layer}/**/*.tsx`], rules: forbidden(layer) },
    ...areasOf(layer).map((area) => ({
      files: [`${layer}/${area}/**/*.ts`, `${layer}/portal/${area}/**/*.ts`, `${layer}/portal/${area}/**/*.tsx`],
      rules: forbidden(layer, { area, ...(layer === 'admin' && { room: 'portal' }) }),
    })),
  ]),
  ...SIN_AREA.map((room) => ({ files: [`api/${room}/**/*.ts`], rules: forbidden('api', { area: room }) })),
  { files: ['cli/context.ts'], rules: forbidden('cli', { asks: true }) },
  {
    files: ['admin/portal/procesos/screens.ts'],
    rules: forbidden('admin', { area: 'procesos', room: 'portal', opens: true }),
  },
  ...Object.keys(ROOMS).map((room) => ({
    files: [`admin/${room}/**/*.ts`, `admin/${room}/**/*.tsx`],
    ignores: WITH_ROOMS.map((area) => `admin/portal/${area}/**`),
    rules: forbidden('admin', { room }),
  })),
  ...BY_ROLE.map(({ files, ignores, pattern }) => ({
    files,
    ignores,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [pattern] }] },
  })),
  { files: ['{domain,api,cli,seeds}/**/*.ts'], rules: { 'portal/rows': 'error' } },
  {
    files: ['api/**/*.ts'],
    // The registry and the connection themselves; what runs in a reader process, which lives for one installation.
    ignores: [
      'api/memory.ts',
      'api/db/database.ts',
      'api/documentos/lector/!(lector).ts',
      'api/documentos/lector/*/**',
    ],
    rules: { 'portal/forgets': 'error' },
  },
  {
    files: ['api/**/*.ts'],
    // The bitácora pages by key, not by range; the table of the migrations stands before any model.
    ignores: ['api/http/listas/panel-routes.ts', 'api/acceso/bitacora/routes.ts', 'api/db/migrate.ts'],
    rules: { 'no-restricted-syntax': ['error', ...BUSCAR, ...HALLAR] },
  },
  { files: ['admin/**/*.tsx', 'admin/**/*.ts'], ignores: SIN_ACTO, rules: { 'portal/acts': 'error' } },
  { files: ['admin/**/*.tsx', 'admin/**/*.ts'], rules: handsOff([]) },
  ...Object.entries(HANDS_ON).map(([file, names]) => ({ files: [file], rules: handsOff(names) })),
  {
    files: ['admin/**/*.tsx', 'admin/**/*.ts'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      ...jsxA11y.flatConfigs.recommended.rules,
    },
  },
  {
    files: ['test/**/*.ts', 'test/**/*.tsx'],
    rules: {
      'max-lines': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Vitest passes fixtures to a hook by destructuring, and reads `{}` as none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression > :matches([name="waitForTimeout"], [value="waitForTimeout"]).property',
          message: 'Nothing waits by the clock: wait for what is seen, or let the time of the page pass (page.clock)',
        },
        ...SIN_PLAZO,
      ],
    },
  },
  { files: ['test/support/wait-until.ts', 'test/bench/**'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
        AbortController: 'readonly',
      },
    },
    rules: { 'no-console': 'off' },
  },
)
