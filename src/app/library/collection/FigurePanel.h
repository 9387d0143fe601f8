// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/collection/CollectionModel.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace muster::app {

/// Everything about one kind of figure: place, price, note, photos, what else it can stand for, its recipe and its history.
class FigurePanel final : public QWidget
{
    Q_OBJECT

public:
    FigurePanel(documents::CollectionBook &book, models::CollectionModel &model, QWidget *parent = nullptr);

    /// The first is shown; a recipe or place that is typed goes to all of them.
    void showFigures(const QList<collection::FigureKey> &figures);
    void retranslate();
    void addPhoto(const QString &file, collection::State stage);

signals:
    void complained(const QString &title, const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeFields();
    void layFields();
    void fill();
    void makePhotos();
    void fillPhotos();
    /// The stage that the next photo is of: as far as the first of the figures has come, unless somebody says otherwise.
    void fillStages();
    void fillHistory();
    void fillOthers();
    void record(const collection::Changes &changes);
    /// The same mark for every figure that is shown.
    void markAll(collection::Change::Kind kind, const QString &text, double value, int count);
    void storeRecipe();
    void removePhoto();
    void chooseCover();
    [[nodiscard]] const collection::Owned *owned() const;
    [[nodiscard]] QString game() const { return m_model.filter().game; }

    documents::CollectionBook &m_book;
    models::CollectionModel &m_model;
    QList<collection::FigureKey> m_figures;
    QLabel *m_name = nullptr;
    QLabel *m_states = nullptr;
    QLabel *m_labels[6] = {};
    QLineEdit *m_place = nullptr;
    QDoubleSpinBox *m_price = nullptr;
    QSpinBox *m_box = nullptr;
    QPlainTextEdit *m_note = nullptr;
    QPlainTextEdit *m_recipe = nullptr;
    QComboBox *m_others = nullptr;
    QListWidget *m_photos = nullptr;
    QComboBox *m_stage = nullptr;
    QPushButton *m_addPhoto = nullptr;
    QPushButton *m_cover = nullptr;
    QPushButton *m_dropPhoto = nullptr;
    QListWidget *m_history = nullptr;
    bool m_stageChosen = false; ///< by hand, for the next photo
    bool m_filling = false;
};

} // namespace muster::app
