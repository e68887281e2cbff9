import { rutaNuevaCarga } from '#domain/cargas/ruta-carga.ts'
import { useQuery } from '@tanstack/react-query'
import { rutaPerfil } from '#domain/acceso/ruta-perfil.ts'
import { isAdministrador } from '#domain/acceso/actor.ts'
import { rutaAfiliado } from '#domain/afiliacion/rutas.ts'
import type { PersonaResumen } from '#domain/afiliacion/persona.ts'
import type { PerfilPanel } from '#domain/acceso/perfil.ts'
import type { RespuestaSesion } from '#domain/usuarios/sesion.ts'
import type { ActoUsuario } from '#domain/usuarios/usuario.ts'
import { rutaUsuario } from '#domain/usuarios/ruta-usuario.ts'
import { api } from '#admin/providers/api-client.ts'
import { nombreEnLista } from '#admin/shared/nombre-persona.ts'
import { foldText } from '#admin/shared/ui/campos/option.ts'
import type { SearchResult } from './search-result.ts'

/** What somebody starts to write, and what it does to the account, the profile or the person that is named after it. */
type Orden = { readonly verbo: string; readonly titulo: string } & (
  | { readonly sobre: 'usuario'; readonly acto: ActoUsuario }
  | { readonly sobre: 'perfil' }
  | { readonly sobre: 'persona' }
)

const ORDENES: readonly Orden[] = [
  { verbo: 'desbloquear', titulo: 'Desbloquear a', sobre: 'usuario', acto: 'desbloquear' },
  { verbo: 'contrasena', titulo: 'Contraseña de un solo uso para', sobre: 'usuario', acto: 'contrasena' },
  { verbo: 'ver como', titulo: 'Ver el portal como', sobre: 'perfil' },
  { verbo: 'estado de cuenta', titulo: 'Estado de cuenta de', sobre: 'persona' },
]
const MAX_ACTS = 5
/** Shortest text that is worth asking the padrón (specification 2 §9: person search minimum 3 characters). */
export const MIN_PERSON = 3

/** Acts that name nobody, by the view whose page they open. */
const FIJOS = [
  { vista: 'usuarios', label: 'Nuevo usuario', detail: 'Acción · Gestión de Usuarios', to: '/panel/usuarios/create' },
  {
    vista: 'usuarios',
    label: 'Cargar usuarios de un archivo',
    detail: 'Acción · Gestión de Usuarios',
    to: rutaNuevaCarga('usuarios'),
  },
  {
    vista: 'usuarios',
    label: 'Desbloquear…',
    detail: 'Acción · escribe después el nombre o la cuenta',
    orden: 'desbloquear ',
  },
  {
    vista: 'perfiles',
    label: 'Nueva ventanilla',
    detail: 'Acción · perfil, menús, procesos, documentos y cuenta',
    to: '/panel/perfiles/ventanilla',
  },
  { vista: 'perfiles', label: 'Ver como…', detail: 'Acción · escribe después el perfil', orden: 'ver como ' },
  {
    vista: 'panelAfiliados',
    label: 'Estado de cuenta de…',
    detail: 'De una persona · escribe después su nombre, CURP, RFC o NSS',
    orden: 'estado de cuenta ',
  },
] as const

/** Acts of the session whose words `text` has, whole or begun. */
export function actosFijos(text: string, { vistas, perfil }: RespuestaSesion): readonly SearchResult[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return FIJOS.filter(
    ({ vista, label }) =>
      vistas.includes(vista) &&
      (vista !== 'perfiles' || isAdministrador({ perfilId: perfil.id })) &&
      words.every((word) => foldText(label).includes(word)),
  ).map((fijo) => ({
    key: `acto-${fijo.label}`,
    kind: 'acto',
    label: fijo.label,
    detail: fijo.detail,
    target: 'to' in fijo ? { to: fijo.to, external: false } : null,
    ...('orden' in fijo ? { orden: fijo.orden } : {}),
  }))
}

interface Pedida {
  readonly orden: Orden
  /** Of whom: what stands after the verb. */
  readonly quien: string
}

function pedidaEn(text: string, { vistas, perfil }: RespuestaSesion): Pedida | null {
  const folded = foldText(text)
  const orden = ORDENES.find(({ verbo }) => folded.startsWith(`${verbo} `))
  if (!orden) return null
  const may = {
    usuario: vistas.includes('usuarios'),
    perfil: isAdministrador({ perfilId: perfil.id }),
    persona: vistas.includes('panelAfiliados'),
  }[orden.sobre]
  return may ? { orden, quien: folded.slice(orden.verbo.length).trim() } : null
}

interface ActosPedidos {
  /** The text is an order: no person nor case is looked for. */
  readonly pedida: boolean
  readonly results: readonly SearchResult[]
  readonly searching: boolean
  readonly failed: boolean
  /** There may be more than what is shown. */
  readonly cut: boolean
  /** Why the order finds nobody, once that is known: "Nadie está bloqueado." */
  readonly nadie: string
}

/** "desbloquear ventanilla2", "ver como director", "estado de cuenta luna": the accounts, profiles or people that may be meant. `q`: the text once typing paused. */
export function useActosPedidos(q: string, session: RespuestaSesion): ActosPedidos {
  const pedida = pedidaEn(`${q} `, session)
  const query = useQuery({
    queryKey: ['buscar', 'actos', pedida?.orden.verbo, pedida?.quien],
    enabled: pedida !== null,
    queryFn: ({ signal }) => (pedida ? findActos(pedida, signal) : []),
    gcTime: 0,
  })
  return {
    pedida: pedida !== null,
    results: (pedida && query.data) ?? [],
    searching: pedida !== null && query.isFetching,
    failed: pedida !== null && query.isError,
    cut: pedida !== null && query.data?.length === MAX_ACTS,
    nadie: pedida && query.data?.length === 0 ? nadieTexto(pedida) : '',
  }
}

function nadieTexto({ orden, quien }: Pedida): string {
  if (orden.sobre === 'perfil') return 'Ningún perfil se llama así.'
  if (orden.sobre === 'persona')
    return quien.length < MIN_PERSON
      ? 'Escribe después al menos 3 letras del nombre, la CURP, el RFC o el NSS.'
      : 'Nadie del padrón se llama así.'
  if (orden.acto !== 'desbloquear') return 'Ninguna cuenta a tu cargo se llama así.'
  return quien === '' ? 'Ninguna cuenta está bloqueada.' : 'Ninguna cuenta bloqueada se llama así.'
}

async function findActos({ orden, quien }: Pedida, signal: AbortSignal): Promise<readonly SearchResult[]> {
  const input = (count: number, narrow: object = {}) =>
    ({
      body: {
        sort: ['nombre', 'ASC'],
        range: [0, count - 1],
        filter: { ...narrow, ...(quien !== '' && { q: quien }) },
      },
      signal,
    }) as const
  if (orden.sobre === 'perfil') {
    const perfiles = await api.call('POST /api/panel/perfiles/buscar', input(MAX_ACTS))
    return perfiles.filter(({ protegido }) => !protegido).map((perfil) => verComo(orden, perfil))
  }
  if (orden.sobre === 'persona') {
    if (quien.length < MIN_PERSON) return []
    const personas = await api.call('POST /api/panel/afiliados/buscar', input(MAX_ACTS))
    return personas.map((persona) => estadoDeCuenta(orden, persona))
  }
  const { acto } = orden
  const usuarios = await api.call(
    'POST /api/panel/usuarios/buscar',
    input(4 * MAX_ACTS, acto === 'desbloquear' ? { estado: 'bloqueado' } : {}),
  )
  const posibles = usuarios.filter(({ actions }) => actions.includes(acto)).slice(0, MAX_ACTS)
  return posibles.map((usuario) => ({
    key: `acto-${acto}-${usuario.id}`,
    kind: 'acto',
    label: `${orden.titulo} ${usuario.nombre}`,
    detail: `${usuario.usuario} · ${usuario.perfil}`,
    target: { to: rutaUsuario(usuario), external: false },
    state: { acto },
  }))
}

const estadoDeCuenta = ({ titulo }: Orden, persona: PersonaResumen): SearchResult => ({
  key: `acto-cuenta-${persona.id}`,
  kind: 'acto',
  label: `${titulo} ${nombreEnLista(persona)}`,
  detail: [persona.curp, persona.adscripcion].filter(Boolean).join(' · '),
  target: { to: `${rutaAfiliado(persona)}?seccion=cuenta`, external: false },
})

const verComo = ({ titulo }: Orden, perfil: PerfilPanel): SearchResult => ({
  key: `acto-ver-${perfil.id}`,
  kind: 'acto',
  label: `${titulo} ${perfil.nombre}`,
  detail: 'Perfil: nada se puede cambiar mientras tanto',
  target: { to: rutaPerfil(perfil), external: false },
  state: { acto: 'ver' },
})
