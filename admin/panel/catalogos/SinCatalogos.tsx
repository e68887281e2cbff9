import { List, Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { CatalogoDialog } from './CatalogoDialog.tsx'
import type { ReactElement } from 'react'

/** Where there is no catalogue yet: what one is, and the way to the first. */
export function SinCatalogos(): ReactElement {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  return (
    <Card>
      <EmptyState
        icon={List}
        title="Aún no hay catálogos."
        action={
          <Button variant="primary" icon={Plus} onClick={() => setOpen(true)}>
            Nuevo catálogo
          </Button>
        }
      >
        Un catálogo es una lista de valores que el portal u otros sistemas ofrecen para elegir.
      </EmptyState>
      {open && (
        <CatalogoDialog
          onDone={({ clave }) => void navigate(`/panel/catalogos?catalogo=${clave}`)}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}
