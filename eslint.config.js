import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'
import { circles } from './scripts/lint/circles.mjs'
import { forgets } from './scripts/lint/forgets.mjs'
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
  'procesos',
  'formatos',
]

/** Rooms of the API without rules of the institute: what they need of an area is given to them by who starts them. */
const SIN_AREA = ['db', 'http', 'jobs', 'files', 'logging', 'correo', 'avisos', 'respaldo', 'doctor']

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

/** The two halves of the screens know nothing of each other, and what they share knows neither. */
const ROOMS = { portal: '^#admin/panel/', panel: '^#admin/portal/', shared: '^#admin/(portal|panel)/' }

/** Import patterns forbidden in a layer (and, when given, in one of its areas). */
function forbidden(layer, area, room) {
  const layers = ALL.filter((other) => !LAYERS[layer].includes(other))
  const patterns = [
    SAME_FOLDER,
    { regex: `^#(${layers.join('|')})/`, message: `${layer}/ may import only: ${LAYERS[layer].join(', ')}` },
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
  const later = AREAS.includes(area) ? AREAS.slice(AREAS.indexOf(area) + 1) : []
  return { 'no-restricted-imports': ['error', { patterns }], ...(later.length > 0 && notLater(area, later.join('|'))) }
}

/** An area's SQL may read any table: the type of its row is then that table's model's, and nothing else of a later area's is. */
function notLater(area, later) {
  const patterns = [
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
  return { 'portal/areas': ['error', { patterns }] }
}

/** What react-admin writes with, in its own ways. */
const RA_WRITES = ['useCreate', 'useUpdate', 'useUpdateMany', 'useDelete', 'useDeleteMany']

/** What react-admin reads with: it takes whatever type it is told for what comes. */
const RA_READS = ['useGetOne', 'useGetList', 'useGetMany', 'useListContext']

/** Hono only where HTTP is spoken, Sequelize only where data is. */
const BY_ROLE = [
  {
    files: ['api/**/*.ts'],
    ignores: ['api/app.ts', 'api/server.ts', 'api/http/**', 'api/**/routes.ts', 'api/**/routes-*.ts'],
    pattern: { regex: '^(hono($|/)|@hono/|hono-openapi)', message: 'hono belongs in app.ts, http/ and routes.ts' },
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
    plugins: { portal: { rules: { areas: tseslint.plugin.rules['no-restricted-imports'], circles, forgets, rows } } },
    rules: {
      'portal/circles': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  ...Object.keys(LAYERS).flatMap((layer) => [
    { files: [`${layer}/**/*.ts`, `${layer}/**/*.tsx`], rules: forbidden(layer) },
    ...AREAS.map((area) => ({
      files: [`${layer}/${area}/**/*.ts`, `${layer}/portal/${area}/**/*.ts`, `${layer}/portal/${area}/**/*.tsx`],
      rules: forbidden(layer, area, layer === 'admin' ? 'portal' : undefined),
    })),
  ]),
  ...SIN_AREA.map((room) => ({ files: [`api/${room}/**/*.ts`], rules: forbidden('api', room) })),
  ...Object.keys(ROOMS).map((room) => ({
    files: [`admin/${room}/**/*.ts`, `admin/${room}/**/*.tsx`],
    ignores: AREAS.map((area) => `admin/portal/${area}/**`),
    rules: forbidden('admin', undefined, room),
  })),
  ...BY_ROLE.map(({ files, ignores, pattern }) => ({
    files,
    ignores,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [pattern] }] },
  })),
  { files: ['api/**/*.ts', 'seeds/**/*.ts'], ignores: ['api/*/models/*.ts'], rules: { 'portal/rows': 'error' } },
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
    // The bitácora pages by key, not by range.
    ignores: ['api/http/listas/panel-routes.ts', 'api/acceso/bitacora/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Literal[value=/\\u002fbuscar$/]', message: 'The calls of a list are made by panelRoutes' },
      ],
    },
  },
  {
    files: ['cli/**/*.ts'],
    ignores: ['cli/context.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^@inquirer/', message: 'inquirer belongs in cli/context.ts' }] },
      ],
    },
  },
  {
    files: ['admin/**/*.tsx', 'admin/**/*.ts'],
    ignores: ['admin/shared/form/use-act.ts', 'admin/panel/recurso.ts', 'admin/panel/list/PanelList.tsx'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@tanstack/react-query', importNames: ['useMutation'], message: 'Screens act by useAct' },
            { name: 'react-admin', importNames: RA_WRITES, message: 'Screens act by useAct' },
            { name: 'ra-core', importNames: RA_WRITES, message: 'Screens act by useAct' },
            {
              name: 'react-admin',
              importNames: RA_READS,
              message: 'What the panel reads is typed by panel/recurso.ts',
            },
          ],
        },
      ],
    },
  },
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
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression > :matches([name="waitForTimeout"], [value="waitForTimeout"]).property',
          message: 'Nothing waits by the clock: wait for what is seen, or let the time of the page pass (page.clock)',
        },
      ],
    },
  },
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
      },
    },
    rules: { 'no-console': 'off' },
  },
)
