import { Plus } from 'lucide-react'
import { useState } from 'react'
import { isApiError } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Card } from '#admin/shared/ui/Card.tsx'
import { EmptyState } from '#admin/shared/ui/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { PageHeader } from '#admin/shared/ui/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/Skeleton.tsx'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { PorGuardar } from '#admin/panel/edicion/PorGuardar.tsx'
import { useUnsaved } from '#admin/panel/edicion/use-unsaved.ts'
import { EliminarMenu } from './EliminarMenu.tsx'
import { VistasDatalist } from './menu-choices.tsx'
import { MenuForm } from './MenuForm.tsx'
import { MenusTree } from './MenusTree.tsx'
import { changedMenus } from './menus-draft.ts'
import { fallaMenu, useMenus, useSaveMenus } from './use-menus.ts'
import type { MenuDraft } from './menus-draft.ts'
import type { MenuRegistro } from '#domain/acceso/menu.ts'
import type { ReactElement } from 'react'
import './menus.css'

const CRUMBS = [{ label: 'Configuración' }, { label: 'Menús' }]

/** The portal's menus: edited and ordered here, saved together. */
export default function MenusScreen(): ReactElement {
  const { data, error, refetch } = useMenus()
  const [creating, setCreating] = useState(false)
  const header = (
    <PageHeader
      crumbs={CRUMBS}
      title="Menús"
      facts={
        data
          ? `${cuentaTexto(data.length, 'menú', 'menús')}. Lo que cambies aquí se guarda junto.`
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
      {data && data.length > 0 && <Editor saved={data} onReload={async () => (await refetch()).data ?? data} />}
      <VistasDatalist />
      {creating && data && <MenuForm menus={data} onClose={() => setCreating(false)} />}
    </>
  )
}

interface EditorProps {
  saved: readonly MenuRegistro[]
  /** Asks again and gives the menus as they are now. */
  onReload: () => Promise<readonly MenuRegistro[]>
}

function Editor({ saved, onReload }: EditorProps): ReactElement {
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState<readonly MenuDraft[]>(saved)
  const [deleting, setDeleting] = useState<MenuDraft | null>(null)
  if (saved !== base) {
    // Somebody saved, here or elsewhere: what is being edited stays on top of it.
    const edited = new Map(changedMenus(base, draft).map((menu) => [menu.id, menu]))
    setBase(saved)
    setDraft(saved.map((menu) => edited.get(menu.id) ?? menu))
  }
  const changed = changedMenus(saved, draft)
  const { mutate, isPending, error, reset } = useSaveMenus((menus) => {
    setBase(menus)
    setDraft(menus)
  })
  useUnsaved(changed.length > 0)
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
              void onReload().then(setDraft)
            }}
          />
        )}
        <MenusTree
          menus={draft}
          changed={new Set(changed.map(({ id }) => id))}
          errorOf={(id, campo) => campos[`${id}.${campo}`] ?? (one?.id === id ? campos[campo] : undefined)}
          onChange={(next) => {
            reset()
            setDraft(next)
          }}
          onDelete={setDeleting}
        />
      </div>
      {changed.length > 0 && (
        <PorGuardar
          texto={`${cuentaTexto(changed.length, 'menú', 'menús')} con cambios sin guardar`}
          action="Guardar cambios"
          busy={isPending}
          onSave={() => mutate(changed)}
          onDiscard={() => {
            reset()
            setDraft(saved)
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
