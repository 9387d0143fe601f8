// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/job/PrintJob.h"

#include <QTimer>
#include <QWidget>

class QToolButton;

namespace muster::app {

class PaperView;
class Segments;

/// The card of one unit as it will print, front or back. Dock it anywhere; tell it the roster and the unit.
class CardPreview final : public QWidget
{
    Q_OBJECT

public:
    explicit CardPreview(QWidget *parent = nullptr);

    /// The roster changed: draws the card anew, soon. `photos`: by selection id.
    void setRoster(const rules::Roster &roster, packs::PackPtr pack, const QString &language, const QHash<QString, QImage> &photos = {});
    /// Selection id, or that of something inside a unit; empty shows nothing.
    void setUnit(const QString &selectionId);
    void setOptions(const print::CardOptions &options);
    /// No roster at all.
    void clear();
    void retranslate();
    /// Shows the buttons for the photo of the unit, and takes picture files that are dropped.
    void setPhotoEditing(bool on);

signals:
    void photoChosen(const QString &unitId, const QString &file);
    void photoRemoved(const QString &unitId);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void askForPhoto();
    void refreshPhotoButtons();
    void redraw();
    void showFace();
    [[nodiscard]] std::string unitFor(const QString &selectionId) const;

    PaperView *m_view = nullptr;
    Segments *m_face = nullptr;
    QToolButton *m_choosePhoto = nullptr, *m_removePhoto = nullptr;
    bool m_photoEditing = false;
    QString m_shownUnit; ///< the unit whose card is shown
    QTimer m_soon;
    rules::Roster m_roster;
    packs::PackPtr m_pack;
    QString m_language;
    QHash<QString, QImage> m_photos;
    bool m_hasRoster = false;
    QString m_unit;
    print::CardOptions m_options;
    print::TextMeter m_meter;
    std::unique_ptr<print::RosterSource> m_source;
    print::CardResult m_card;
};

} // namespace muster::app
