import { configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { PLAZO } from '#test/support/plazo.ts'
import { cerrarPortal } from './portal.tsx'

configure({ asyncUtilTimeout: PLAZO })

/** happy-dom has no popover: what is open as one is in the page, without a layer of its own. */
HTMLElement.prototype.showPopover ??= vi.fn()
HTMLElement.prototype.hidePopover ??= vi.fn()

afterEach(cerrarPortal)
