import { FileUp, Plus, Users } from 'lucide-react'
import { useListaDe } from '#admin/panel/recurso.ts'
import { useLocation, useMatch } from 'react-router-dom'
import { rutaNuevaCarga } from '#domain/cargas/ruta-carga.ts'
import { ESTADOS_USUARIO, TEXTO_ESTADO_USUARIO } from '#domain/usuarios/usuario.ts'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { EN_SITIO } from '#admin/panel/hoja/en-sitio.ts'
import { useCloseHoja } from '#admin/panel/hoja/use-close-hoja.ts'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PanelList } from '#admin/panel/list/PanelList.tsx'
import { COLUMNAS_USUARIOS } from './columnas.tsx'
import { NuevoUsuario } from './NuevoUsuario.tsx'
import { LISTA, NUEVO } from './rutas.ts'
import { useOpciones } from './use-usuarios.ts'
import { UsuarioSheet } from './UsuarioSheet.tsx'
import type { Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { UsuarioPanel } from '#domain/usuarios/usuario.ts'
import type { ReactElement } from 'react'

const TEXTOS: TextosLista = {
  tabla: 'Usuarios',
  buscar: 'Usuario, nombre o correo',
  falla: 'No se pudieron cargar los usuarios.',
  uno: 'usuario',
  varios: 'usuarios',
  vacia: (
    <EmptyState icon={Users} title="Todavía no hay usuarios">
      Agrega a la primera persona, o carga varias de un archivo.
    </EmptyState>
  ),
}

/** Accounts, edited in place; one beside the list when the address names it, and the form of a new one. */
export function UsuariosList(): ReactElement {
  return (
    <PanelList resource="usuarios" columnas={COLUMNAS_USUARIOS} sort={{ field: 'nombre', order: 'ASC' }}>
      <Usuarios />
    </PanelList>
  )
}

function Usuarios(): ReactElement {
  const { search } = useLocation()
  const open = useMatch('/panel/usuarios/:id/show')?.params.id
  const creating = useMatch(NUEVO) !== null
  const { data } = useListaDe('usuarios')
  const close = useCloseHoja(LISTA)
  return (
    <>
      <PageHeader
        vista="usuarios"
        facts="Personas que entran al portal, su perfil y su lugar. Lo que cambies en un renglón se guarda al salir de la celda."
        actions={
          <>
            <LinkButton icon={FileUp} to={rutaNuevaCarga('usuarios')}>
              Cargar de un archivo
            </LinkButton>
            <LinkButton variant="primary" icon={Plus} to={{ pathname: NUEVO, search }} state={EN_SITIO}>
              Nuevo usuario
            </LinkButton>
          </>
        }
      />
      <ListTable<UsuarioPanel>
        textos={TEXTOS}
        columnas={COLUMNAS_USUARIOS}
        filtros={useFiltrosUsuarios()}
        isSelected={(row) => row.usuario === open}
      />
      {open !== undefined && <UsuarioSheet clave={open} claves={(data ?? []).map(({ usuario }) => usuario)} />}
      {creating && <NuevoUsuario onClose={close} />}
    </>
  )
}

function useFiltrosUsuarios(): readonly Filtro[] {
  const { data: opciones } = useOpciones()
  return [
    {
      key: 'perfilId',
      label: 'Perfil',
      placeholder: 'Todos',
      opciones: opciones?.perfiles.map(({ id, nombre }) => ({ valor: id, label: nombre })) ?? [],
    },
    {
      key: 'estado',
      label: 'Estado',
      placeholder: 'Todos',
      opciones: ESTADOS_USUARIO.map((valor) => ({ valor, label: TEXTO_ESTADO_USUARIO[valor] })),
    },
    {
      key: 'adscripcionId',
      label: 'Adscripción',
      opciones:
        opciones?.unidades.filter(({ nivel }) => nivel === 1).map(({ id, nombre }) => ({ valor: id, label: nombre })) ??
        [],
    },
    {
      key: 'acceso',
      label: 'Último acceso',
      placeholder: 'Cualquiera',
      opciones: [
        { valor: 'reciente', label: 'En los últimos 30 días' },
        { valor: 'antiguo', label: 'Hace más de 30 días' },
        { valor: 'nunca', label: 'Nunca' },
      ],
    },
  ]
}
