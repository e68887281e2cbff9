import { Plus } from 'lucide-react'
import { useState } from 'react'
import { isApiError } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { PorGuardar } from '#admin/panel/edicion/PorGuardar.tsx'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { EliminarMenu } from './EliminarMenu.tsx'
import { MenuForm } from './MenuForm.tsx'
import { MenusTree } from './MenusTree.tsx'
import { cambiosOf, cambiosTexto, changedMenus, moveMenu } from './menus-draft.ts'
import { fallaMenu, useElegibles, useMenus, useSaveMenus } from './use-menus.ts'
import type { Elegibles } from './componente.ts'
import type { MenuDraft } from './menus-draft.ts'
import type { MenuRegistro } from '#domain/acceso/menu/menu.ts'
import type { ReactElement } from 'react'
import './menus.css'

/** The portal's menus: edited and ordered here, saved together. */
export default function MenusScreen(): ReactElement {
  const { data, error, refetch } = useMenus()
  const elegibles = useElegibles()
  const [creating, setCreating] = useState(false)
  const [nuevo, setNuevo] = useState<MenuRegistro | null>(null)
  const header = (
    <PageHeader
      vista="menu"
      facts={
        data
          ? `${cuentasTexto(data)} Lo que cambies aquí se guarda junto; si da permisos a un perfil, lo autoriza otra persona.`
          : 'Menús del portal y su orden.'
      }
      actions={
        <Button variant="primary" icon={Plus} onClick={() => setCreating(true)}>
          Nuevo menú
        </Button>
      }
    />
  )
  return (
    <>
      {header}
      {error && <ErrorState title="No se pudieron cargar los menús." error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={10} label="Cargando los menús" />}
      {data?.length === 0 && (
        <Card>
          <EmptyState title="Todavía no hay menús">Empieza con un menú principal y pon dentro sus submenús.</EmptyState>
        </Card>
      )}
      {data && data.length > 0 && (
        <Editor
          saved={data}
          elegibles={elegibles}
          nuevo={nuevo}
          onReload={async () => (await refetch()).data ?? data}
        />
      )}
      {creating && data && (
        <MenuForm menus={data} elegibles={elegibles} onClose={() => setCreating(false)} onCreated={setNuevo} />
      )}
    </>
  )
}

/** "118 menús: 101 abren algo y se dan a los perfiles, 17 reúnen submenús." */
function cuentasTexto(menus: readonly MenuRegistro[]): string {
  const groups = menus.filter(({ componente }) => componente === null).length
  const opening = cuentaTexto(menus.length - groups, 'abre algo y se da', 'abren algo y se dan')
  const gathering = cuentaTexto(groups, 'reúne submenús', 'reúnen submenús')
  return `${cuentaTexto(menus.length, 'menú', 'menús')}: ${opening} a los perfiles, ${gathering}.`
}

interface EditorProps {
  saved: readonly MenuRegistro[]
  elegibles: Elegibles
  nuevo: MenuRegistro | null
  /** Asks again and gives the menus as they are now. */
  onReload: () => Promise<readonly MenuRegistro[]>
}

function Editor({ saved, elegibles, nuevo, onReload }: EditorProps): ReactElement {
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState<readonly MenuDraft[]>(saved)
  const [tocados, setTocados] = useState<ReadonlySet<number>>(new Set())
  const [deleting, setDeleting] = useState<MenuDraft | null>(null)
  if (saved !== base) {
    // Somebody saved, here or elsewhere: what is being edited stays on top of it.
    const edited = new Map(changedMenus(base, draft).map((menu) => [menu.id, menu]))
    setBase(saved)
    setDraft(saved.map((menu) => edited.get(menu.id) ?? menu))
  }
  const changed = changedMenus(saved, draft)
  const cambios = cambiosOf(saved, draft, tocados)
  const own = new Set([...cambios.movidos, ...cambios.editados])
  const take = (menus: readonly MenuDraft[]): void => {
    setDraft(menus)
    setTocados(new Set())
  }
  const { run, busy, error, reset } = useSaveMenus((menus) => {
    if (menus) setBase(menus)
    take(menus ?? saved)
  })
  const edit = (menus: readonly MenuDraft[]): void => {
    reset()
    setDraft(menus)
  }
  useLeaveGuard(changed.length > 0)
  const campos = isApiError(error) ? error.campos : {}
  const one = changed.length === 1 ? changed[0] : undefined
  return (
    <>
      <div className="stack">
        {error && (
          <Falla
            error={error}
            onReload={() => {
              reset()
              void onReload().then(take)
            }}
          />
        )}
        <MenusTree
          menus={draft}
          changed={own}
          elegibles={elegibles}
          nuevo={nuevo}
          errorOf={(id, campo) => campos[`${id}.${campo}`] ?? (one?.id === id ? campos[campo] : undefined)}
          onChange={edit}
          onMove={(id, to) => {
            setTocados(new Set([...tocados, id]))
            edit(moveMenu(draft, id, to))
          }}
          onDelete={setDeleting}
        />
      </div>
      {changed.length === 0 ? (
        <div className="menus-pie" />
      ) : (
        <PorGuardar
          texto={cambiosTexto(cambios)}
          action="Guardar cambios"
          busy={busy}
          onSave={() => run({ menus: changed, cuantos: own.size })}
          onDiscard={() => {
            reset()
            take(saved)
          }}
        />
      )}
      {deleting && <EliminarMenu menu={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}

/** "Error al actualizar menú", with what the server said; of a menu that somebody else changed, what it says now. */
function Falla({ error, onReload }: { error: Error; onReload: () => void }): ReactElement {
  if (!isApiError(error) || error.codigo !== 'version')
    return <ErrorState title={`${fallaMenu(error, 'actualizar')}.`} error={error} />
  const actual = error.body.actual as MenuRegistro
  return (
    <Note
      tone="bad"
      live
      action={
        <Button size="sm" onClick={onReload}>
          Cargar lo guardado
        </Button>
      }
    >
      <strong>Error al actualizar menú.</strong> {error.message} Ahora dice: {actual.nombre}
      {actual.componente === null ? '' : `, abre ${actual.componente}`}, orden {actual.orden}. No se guardó ningún
      cambio.
    </Note>
  )
}
