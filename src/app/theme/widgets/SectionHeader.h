// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QPointer>

namespace muster::app {

/// Head of a collapsible section: chevron, title, a quiet remark at the right. Shows and hides its body.
class SectionHeader final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit SectionHeader(const QString &title = {}, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setRemark(const QString &remark);
    /// The widget that is shown while the section is open.
    void setBody(QWidget *body);
    [[nodiscard]] bool isOpen() const { return isChecked(); }
    void setOpen(bool open) { setChecked(open); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QString m_remark;
    QPointer<QWidget> m_body;
};

} // namespace muster::app
