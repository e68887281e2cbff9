import { useNavigate } from 'react-router-dom'
import { BajaCatalogo } from './BajaCatalogo.tsx'
import { CatalogoDialog } from './CatalogoDialog.tsx'
import { EstadoDialog } from './EstadoDialog.tsx'
import { RenglonDialog } from './RenglonDialog.tsx'
import type { CatalogoPanel, RenglonPanel } from '#domain/organica/catalogos/catalogo.ts'
import type { AccionCatalogo } from './CatalogoMenu.tsx'
import type { AccionRenglon } from './columnas.tsx'
import type { ReactElement } from 'react'

const RUTA = '/panel/catalogos'

/** Which dialog is open, and on which row. */
export type Abierto =
  | { readonly que: 'nuevo' | 'catalogo' | Exclude<AccionCatalogo, 'encender'> }
  | { readonly que: Exclude<AccionRenglon, 'activar'>; readonly renglon: RenglonPanel }

interface CatalogoDialogsProps {
  actual: CatalogoPanel
  open: Abierto
  onClose: () => void
}

/** The dialog of the act that was chosen. */
export function CatalogoDialogs({ actual, open, onClose }: CatalogoDialogsProps): ReactElement {
  const navigate = useNavigate()
  const go = (clave: string): void => void navigate(clave === '' ? RUTA : `${RUTA}?catalogo=${clave}`)
  switch (open.que) {
    case 'nuevo':
      return <RenglonDialog catalogo={actual} onClose={onClose} />
    case 'catalogo':
      return <CatalogoDialog onDone={({ clave }) => go(clave)} onClose={onClose} />
    case 'renombrar':
      return <CatalogoDialog catalogo={actual} onDone={onClose} onClose={onClose} />
    case 'apagar':
      return <BajaCatalogo catalogo={actual} accion="apagar" onDone={onClose} onClose={onClose} />
    case 'quitar':
      return <BajaCatalogo catalogo={actual} accion="quitar" onDone={() => go('')} onClose={onClose} />
    case 'editar':
      return <RenglonDialog catalogo={actual} renglon={open.renglon} onClose={onClose} />
    case 'desactivar':
    case 'eliminar':
      return <EstadoDialog catalogo={actual} renglon={open.renglon} accion={open.que} onClose={onClose} />
  }
}
