import { Download, Ellipsis, Eye, FileUp, History, Pencil, Trash2 } from 'lucide-react'
import { nombreDocumento } from '#domain/procesos/documentacion.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { Menu } from '#admin/shared/ui/capas/Menu.tsx'
import { downloadArchivo } from './abrir-archivo.ts'
import type { AccionesDocumento } from './use-acciones-documento.tsx'
import type { MenuItem } from '#admin/shared/ui/capas/Menu.tsx'
import type { Documento } from '#domain/procesos/documentacion.ts'
import type { ReactElement } from 'react'
import './documentos-proceso.css'

interface BotonesProps {
  folio: number
  tipo: string
  documento: Documento | null
  puede: boolean
  acciones: AccionesDocumento
  onProblem: (text: string) => void
  /** The row may be put in edit mode (type and own words). */
  onEditar?: (documento: Documento) => void
}

/** What can be done with a document: see it, download it and, for who keeps it, load, replace, versions, delete. */
export function DocumentoBotones(props: BotonesProps): ReactElement {
  const { folio, tipo, documento, puede, acciones } = props
  const nombre = documento ? nombreDocumento(documento) : tipo
  const archivo = documento?.archivo ?? null
  const items = documento ? menuItems(props, documento) : []
  return (
    <span className="row documento-acciones">
      {documento && archivo && (
        <>
          <Button size="sm" icon={Eye} aria-label={`Ver ${nombre}`} onClick={() => acciones.ver(documento)}>
            Ver
          </Button>
          <IconButton
            icon={Download}
            label={`Descargar ${nombre}`}
            onClick={() => void downloadArchivo(folio, archivo).then(props.onProblem)}
          />
        </>
      )}
      {puede && !archivo && (
        <Button
          size="sm"
          icon={FileUp}
          aria-label={`Cargar ${nombre}`}
          onClick={() => acciones.subir(documento?.tipo ?? tipo, documento?.tipo_otro)}
        >
          Cargar
        </Button>
      )}
      {items.length > 0 && (
        <Menu items={items} label={`Más acciones de ${nombre}`} className="icon-btn">
          <Icon icon={Ellipsis} />
        </Menu>
      )}
    </span>
  )
}

function menuItems({ puede, acciones, onEditar }: BotonesProps, documento: Documento): MenuItem[] {
  const versiones: MenuItem = { label: 'Versiones', icon: History, onSelect: () => acciones.versiones(documento) }
  if (!puede) return documento.versiones > 1 ? [versiones] : []
  return [
    ...(documento.archivo
      ? [
          {
            label: 'Reemplazar',
            icon: FileUp,
            onSelect: () => acciones.subir(documento.tipo, documento.tipo_otro),
          },
        ]
      : []),
    ...(documento.versiones > 0 ? [versiones] : []),
    ...(onEditar ? [{ label: 'Editar tipo', icon: Pencil, onSelect: () => onEditar(documento) }] : []),
    { label: 'Eliminar', icon: Trash2, danger: true, onSelect: () => acciones.eliminar(documento) },
  ]
}
