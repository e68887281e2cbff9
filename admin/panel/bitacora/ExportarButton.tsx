import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ExportarDialog } from './ExportarDialog.tsx'
import type { FiltroBitacoraPedido } from '#domain/acceso/bitacora/bitacora.ts'
import type { ReactElement } from 'react'

/** Takes the acts of a period out of the portal; the days begin as those of the list. */
export function ExportarButton({ filtro }: { filtro: FiltroBitacoraPedido }): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={Download} onClick={() => setOpen(true)}>
        Exportar
      </Button>
      {open && <ExportarDialog filtro={filtro} onClose={() => setOpen(false)} />}
    </>
  )
}
