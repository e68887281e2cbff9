import { useState } from 'react'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Dialog } from '#admin/shared/ui/Dialog.tsx'
import { EstatusTag } from '#admin/shared/ui/StatusTag.tsx'
import { SideSheet } from '#admin/shared/ui/SideSheet.tsx'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import type { Sample } from './sample.ts'
import type { ReactElement } from 'react'

function Overlays(): ReactElement {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const toast = useToast()
  const close = (): void => setOpen(null)
  return (
    <div className="row">
      <Button onClick={() => setOpen('dialog')}>Abrir diálogo</Button>
      <Button onClick={() => setOpen('sheet')}>Abrir panel lateral</Button>
      <Button onClick={() => toast.success('Documento agregado', { label: 'Deshacer', onSelect: () => undefined })}>
        Mostrar aviso
      </Button>
      <Dialog
        open={open === 'dialog'}
        title="Carta Testamentaria pendiente"
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Cancelar</Button>
            <Button variant="primary" onClick={close}>
              Continuar
            </Button>
          </>
        }
      >
        <p>Puedes continuar el registro sin ella y completarla después.</p>
      </Dialog>
      {open === 'sheet' && (
        <SideSheet
          title="José Ángel de la Rosa Ibáñez"
          facts="Licencia con aportación, Secretaría de Salud"
          eyebrow={
            <>
              <span className="mono">L-26-004410</span> <EstatusTag estatus="Validado" />
            </>
          }
          onClose={close}
          footer={<Button variant="primary">Marcar revisado</Button>}
        >
          <p>El detalle deja la lista a la vista.</p>
        </SideSheet>
      )}
    </div>
  )
}

export const OVERLAYS: readonly Sample[] = [{ name: 'Diálogo, panel lateral y aviso', Show: Overlays }]
